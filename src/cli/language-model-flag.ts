import type { AppOptions } from '../app.ts';

/** `--language-model NAME` is the setting `language.model` for this one command. */
export function languageModelFlag(name: string | undefined): Pick<AppOptions, 'flags'> {
  return name === undefined ? {} : { flags: { 'language.model': name } };
}

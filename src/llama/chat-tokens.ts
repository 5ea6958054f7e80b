import type { ChatWrapper, LlamaModel, Token } from 'node-llama-cpp';

export interface Chat {
  system: string;
  user: string;
}

/** The chat in the model's own template, up to where the model begins to write. */
export function chatTokens(model: LlamaModel, wrapper: ChatWrapper, { system, user }: Chat): Token[] {
  const { contextText } = wrapper.generateContextState({
    chatHistory: [
      { type: 'system', text: asPlainText(model, system) },
      { type: 'user', text: asPlainText(model, user) },
      { type: 'model', response: [''] },
    ],
  });
  return contextText.tokenize(model.tokenizer);
}

/**
 * Some vocabularies turn text into tokens with a meaning of their own (`<think>`) even where it is data. Their
 * spelling is broken up with a space, so that a transcript can't open a turn or a thought.
 */
function asPlainText(model: LlamaModel, text: string): string {
  let plain = text;
  for (const token of new Set(model.tokenize(text, false))) {
    const { control, userDefined } = model.getTokenAttributes(token);
    if (!control && !userDefined) continue;
    const spelling = model.detokenize([token], true);
    if (/^[<[{|].*[>\]}|]$/.test(spelling))
      plain = plain.replaceAll(spelling, `${spelling.slice(0, 1)} ${spelling.slice(1)}`);
  }
  return plain;
}

/** The languages that Whisper knows, by whisper.cpp's codes (`g_lang` in its whisper.cpp). */
export const whisperLanguages: readonly string[] =
  'en zh de es ru ko fr ja pt tr pl ca nl ar sv it id hi fi vi he uk el ms cs ro da hu ta no th ur hr bg lt la mi ml cy sk te fa lv bn sr az sl kn et mk br eu is hy ne mn bs kk sq sw gl mr pa si km sn yo so af oc ka be tg sd gu am yi lo uz fo ht ps tk nn mt sa lb my bo tl mg as tt haw ln ha ba jw su yue'.split(
    ' ',
  );
const known = new Set(whisperLanguages);

/** Whisper's code for a BCP 47 tag ("en" for "en-US"; `auto` lets it find out), or null where it knows no such language. */
export function whisperLanguage(tag: string): string | null {
  const language = tag.toLowerCase().split('-')[0]!;
  return language === 'auto' || known.has(language) ? language : null;
}

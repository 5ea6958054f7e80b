import type { Command } from 'commander';

/**
 * What is asked where somebody asks for help on a command: `help note generate` is `note generate --help`. Commander
 * would show the help of the first word alone, and for a word that names no command the help of everything, as if that
 * had been asked for; here such a word is left to be refused.
 */
export function helpWords(program: Command, argv: readonly string[]): readonly string[] {
  let command = program;
  let byWord = false;
  const words: string[] = [];
  for (const word of argv) {
    if (word === '--' || command.commands.length === 0) break;
    if (word === 'help') byWord = true;
    if (word === 'help' || word.startsWith('-')) continue;
    words.push(word);
    const named = command.commands.find((one) => one.name() === word || one.aliases().includes(word));
    if (named === undefined)
      return byWord || argv.some((one) => one === '--help' || one === '-h') ? words : argv;
    command = named;
  }
  return byWord ? [...words, '--help'] : argv;
}

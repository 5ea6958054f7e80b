/**
 * What notegen costs on top of node-llama-cpp, with a random model of real dimensions (0.5 billion weights):
 *   npm run bench:llama -- [--weights f16 | --model FILE] [--notes 5] [--turns 60 | --visit NAME] [--tokens 100]
 *     [--example none|built-in|clinic]
 * The model file (0.7 GB as Q8_0) is kept in the temporary directory. Run it on a calm machine; on a busy one only the
 * processor times and the counts of tokens mean something.
 *
 * "First token": from the start of the job in the engine process to the model's first token. The first note's holds the
 * loading of the model, the head of the prompt (rules, example) and the visit; the second's only its visit, of the same
 * turns in another order. So the ratio follows from how long the visit is beside the head.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Token } from 'node-llama-cpp';
import { Engine, engineDefaults } from '../../src/engines/engine.ts';
import { engineEntry } from '../../src/engines/entry.ts';
import { streamTask } from '../../src/engines/stream.ts';
import { chatTokens } from '../../src/llama/chat-tokens.ts';
import { noteGrammar } from '../../src/llama/grammar.ts';
import { defaultLimits, type WriteMessage, type WriteStats } from '../../src/llama/job.ts';
import { writeTaskName } from '../../src/llama/llama-task.ts';
import { createLlamaWriter, threadsFor } from '../../src/llama/llama-writer.ts';
import { chatWrapperFor } from '../../src/llama/load-model.ts';
import { type Example, systemText, visitText } from '../../src/llama/prompt.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import type { Transcript } from '../../src/note/transcript.ts';
import { type RandomModel, tinyModel, writeRandomGguf } from '../support/random-gguf.ts';
import { randomVocabulary } from '../support/random-vocabulary.ts';

const { values } = parseArgs({
  options: {
    weights: { type: 'string', default: 'q8_0' },
    /** A real model instead of a random one. */
    model: { type: 'string' },
    notes: { type: 'string', default: '5' },
    turns: { type: 'string', default: '60' },
    /** One of models/examples, whole, in place of the first turns of them all. */
    visit: { type: 'string' },
    /** Tokens of a note. */
    tokens: { type: 'string', default: '100' },
    /** `clinic`: 500 words in place of the example that comes with notegen. */
    example: { type: 'string', default: 'built-in' },
  },
});
const rounds = Number(values.notes);
const noteTokens = Number(values.tokens);
const threads = threadsFor(0, availableParallelism());
const never = new AbortController().signal;

const examples = new URL('../../models/examples/', import.meta.url);
const visits = readdirSync(examples)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({ name, text: readFileSync(new URL(name, examples), 'utf8') }));
const words = visits.map(({ text }) => text).join(' ');
const example: Example =
  values.example === 'clinic'
    ? { clinicNote: words.split(/\s+/).slice(0, 500).join(' ') }
    : values.example === 'none'
      ? 'none'
      : 'built-in';
const system = systemText({ specialty: 'physician', language: undefined, example });

const lines = visits
  .filter(({ name }) => values.visit === undefined || name === `${values.visit}.txt`)
  .flatMap(({ text }) => text.split('\n').filter((line) => line.includes(':') || line.startsWith('[')))
  .slice(0, values.visit === undefined ? Number(values.turns) : undefined);
if (lines.length === 0) throw new Error(`there is no example visit ${values.visit}`);

/** Visits of the same length in tokens, near enough: the same turns in another order. */
function visitOf(round: number): Transcript {
  const shift = (round * 17) % lines.length;
  return parseTranscript([...lines.slice(shift), ...lines.slice(0, shift)].join('\n'));
}

function modelFile(): string {
  if (values.model !== undefined) return values.model;
  const weights = values.weights as RandomModel['weights'];
  const path = join(tmpdir(), `notegen-bench-0.5b-${weights}.gguf`);
  if (existsSync(path)) return path;
  console.log('writing the random model …');
  const known = new Set(`${words} ${system}`.split(/[^A-Za-z]+/));
  writeRandomGguf(
    path,
    tinyModel(1, {
      embedding: 896,
      layers: 24,
      heads: 14,
      headsKv: 2,
      feedForward: 4864,
      vocabulary: randomVocabulary(151_936, [...known]),
      weights,
      name: 'random-0.5b',
    }),
  );
  return path;
}

interface Rates {
  promptPerSecond: number;
  writtenPerSecond: number;
  /** Processor seconds for each token read or written, all threads together: what a busy machine disturbs least. */
  processorPerToken: number;
}

/** Processor time of a process so far, in seconds (Linux). */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * node-llama-cpp by itself: the same prompt, the same grammar, the same sampling, the head evaluated before; and how fast
 * it writes without a grammar.
 */
async function alone(path: string): Promise<{
  run: (visit: Transcript) => Promise<Rates & { freePerSecond: number }>;
  end: () => Promise<void>;
}> {
  const llamaCpp = await import('node-llama-cpp');
  const llama = await llamaCpp.getLlama({
    build: 'never',
    gpu: false,
    maxThreads: threads,
    progressLogs: false,
  });
  const model = await llama.loadModel({ modelPath: path });
  const context = await model.createContext({ contextSize: 8192, batchSize: 512, threads });
  const sequence = context.getSequence();
  const grammar = await llama.createGrammar({ grammar: noteGrammar() });
  const chat = chatWrapperFor(llamaCpp, model);
  const promptOf = (visit: Transcript) =>
    chatTokens(model, chat, { system, user: visitText({ turns: visit.turns, encounter: {}, part: null }) });
  const head = chatTokens(model, chat, { system, user: '' }).slice(0, -8);
  await sequence.evaluateWithoutGeneratingNewTokens(head);
  async function measure(visit: Transcript, held: boolean): Promise<Rates> {
    const tokens: Token[] = promptOf(visit);
    await sequence.adaptStateToTokens(tokens.slice(0, -1), false);
    const fresh = tokens.slice(sequence.nextTokenIndex);
    const [start, processor] = [performance.now(), processorSeconds(process.pid)];
    let first = 0;
    let written = 0;
    const sampling = { temperature: 0.2, minP: 0.1, topK: 40, seed: 1 };
    const grammarEvaluationState = new llamaCpp.LlamaGrammarEvaluationState({ model, grammar });
    for await (const _ of sequence.evaluate(
      fresh,
      held ? { ...sampling, grammarEvaluationState } : sampling,
    )) {
      if (first === 0) first = performance.now();
      else written += 1;
      if (written === noteTokens) break;
    }
    const end = performance.now();
    return {
      promptPerSecond: (fresh.length / (first - start)) * 1000,
      writtenPerSecond: (written / (end - first)) * 1000,
      processorPerToken: (processorSeconds(process.pid) - processor) / (fresh.length + written),
    };
  }
  return {
    async run(visit) {
      const rates = await measure(visit, true);
      return { ...rates, freePerSecond: (await measure(visit, false)).writtenPerSecond };
    },
    end: () => llama.dispose(),
  };
}

/** The same through notegen: engine process, queue, checks, messages, sentences. */
function throughNotegen(path: string) {
  const engine = new Engine({
    ...engineDefaults,
    entry: engineEntry('../../src/engine-process', import.meta.url),
    random: Math.random,
  });
  let stats: WriteStats | undefined;
  const writer = createLlamaWriter({
    run: (job, signal) => streamTask<WriteMessage>(engine, writeTaskName, job, signal),
    model: { name: null, path, sha256: null },
    threads,
    gpu: false,
    limits: { ...defaultLimits, noteTokens },
    example,
    onStats: (one) => {
      stats = one;
    },
  });
  return {
    async run(transcript: Transcript): Promise<Rates & { stats: WriteStats }> {
      const input = {
        transcript,
        specialty: 'physician',
        language: undefined,
        encounter: {},
        seed: 1,
      } as const;
      // A note that fails at once must not be given the numbers of the one before.
      stats = undefined;
      const processor = engine.pid === null ? 0 : processorSeconds(engine.pid);
      // A random model fills whatever room it has: it is stopped at the limit, and its numbers are taken.
      try {
        for await (const _ of writer.write(input, never));
      } catch {}
      const cost = stats as WriteStats | undefined;
      if (cost === undefined || engine.pid === null) throw new Error('no numbers came back');
      return {
        promptPerSecond: ((cost.promptTokens - cost.reusedTokens) / cost.readMs) * 1000,
        writtenPerSecond: (cost.writtenTokens / cost.writeMs) * 1000,
        processorPerToken:
          (processorSeconds(engine.pid) - processor) /
          (cost.promptTokens - cost.reusedTokens + cost.writtenTokens),
        stats: cost,
      };
    },
    end: () => engine.close(),
  };
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const path = modelFile();
const notegen = throughNotegen(path);
const cold = await notegen.run(visitOf(0));
const plain = await alone(path);
const rows: { plain: Awaited<ReturnType<typeof plain.run>>; through: Rates & { stats: WriteStats } }[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const visit = visitOf(round);
  // Whoever goes first in one round goes second in the next.
  const early = round % 2 === 0 ? await notegen.run(visit) : null;
  const plainRates = await plain.run(visit);
  const through = early ?? (await notegen.run(visit));
  rows.push({ plain: plainRates, through });
  console.log(
    `round ${round}: prompt ${plainRates.promptPerSecond.toFixed(1)} alone, ${through.promptPerSecond.toFixed(1)} notegen; written ${plainRates.writtenPerSecond.toFixed(2)} alone (${plainRates.freePerSecond.toFixed(2)} without a grammar), ${through.writtenPerSecond.toFixed(2)} notegen (tokens/s)`,
  );
}
await plain.end();
await notegen.end();

const ratio = (rate: keyof Rates) => median(rows.map(({ plain, through }) => through[rate] / plain[rate]));
const free = median(rows.map(({ plain, through }) => through.writtenPerSecond / plain.freePerSecond));
const second = rows[0]?.through.stats;
console.log(
  `threads ${threads}; a visit of ${lines.length} turns, ${lines.join(' ').split(/\s+/).length} words; tokens of a prompt ${cold.stats.promptTokens}, of it head ${second?.reusedTokens}`,
);
console.log(`prompt speed, notegen to node-llama-cpp alone:     ${ratio('promptPerSecond').toFixed(3)}`);
console.log(`writing speed, notegen to node-llama-cpp alone:    ${ratio('writtenPerSecond').toFixed(3)}`);
console.log(`the same, to it without a grammar:                 ${free.toFixed(3)}`);
console.log(
  `processor time a token, alone to notegen:             ${(1 / ratio('processorPerToken')).toFixed(3)}`,
);
console.log(
  `time to first token: first ${(cold.stats.firstTokenMs / 1000).toFixed(2)} s (of it loading ${(cold.stats.loadMs / 1000).toFixed(2)} s), second ${((second?.firstTokenMs ?? 0) / 1000).toFixed(2)} s, ratio ${((second?.firstTokenMs ?? 0) / cold.stats.firstTokenMs).toFixed(3)}`,
);
const fresh = (second?.promptTokens ?? 0) - (second?.reusedTokens ?? 0);
console.log(
  `tokens to read before the first token: first ${cold.stats.promptTokens}, second ${fresh}, ratio ${(fresh / cold.stats.promptTokens).toFixed(3)}`,
);

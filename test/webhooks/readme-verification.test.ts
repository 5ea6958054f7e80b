import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEvent } from '../../src/webhooks/event.ts';
import { sendWebhook } from '../../src/webhooks/send.ts';
import { sign } from '../../src/webhooks/sign.ts';
import { httpsReceiver } from '../support/https-receiver.ts';

const run = promisify(execFile);
const secret = 'whsec_a-secret-for-tests';

/** What the README's code is asked: one real delivery, and the same delivery spoilt in each way. */
interface Question {
  secret: string;
  timestamp: string;
  body: string;
  signature: string;
  genuine: boolean;
}

let directory: string;
let questions: Question[];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'notegen-test-'));
  questions = await realDelivery();
  await writeFile(join(directory, 'questions.json'), JSON.stringify(questions));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function realDelivery(): Promise<Question[]> {
  let body = Buffer.alloc(0);
  let headers: Record<string, unknown> = {};
  await using receiver = await httpsReceiver(async (request, response) => {
    headers = request.headers;
    for await (const chunk of request) body = Buffer.concat([body, chunk]);
    response.end();
  });
  const { url, ca } = receiver;
  await sendWebhook({
    url,
    secret,
    event: testEvent(new Date()),
    version: '0',
    trust: createSecureContext({ ca }),
    now: () => new Date(),
  });
  const timestamp = String(headers['x-service-timestamp']);
  const genuine = {
    secret,
    timestamp,
    body: body.toString(),
    signature: String(headers['x-service-signature']),
  };
  const old = String(Number(timestamp) - 3600);
  return [
    { ...genuine, genuine: true },
    { ...genuine, body: `${genuine.body} `, genuine: false },
    { ...genuine, secret: 'whsec_other', genuine: false },
    { ...genuine, timestamp: String(Number(timestamp) + 1), genuine: false },
    { ...genuine, timestamp: old, signature: sign(secret, Number(old), body), genuine: false },
    { ...genuine, timestamp: 'soon', genuine: false },
    { ...genuine, signature: '', genuine: false },
    { ...genuine, signature: 'é', genuine: false },
  ];
}

async function snippet(language: string): Promise<string> {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const [, code] = new RegExp(`<!-- verify:${language} -->\n\`\`\`\\w+\n(.*?)\`\`\``, 's').exec(readme) ?? [];
  if (code === undefined) throw new Error(`the README has no code for ${language}`);
  return code;
}

const there = (command: string, arg: string) => spawnSync(command, [arg]).status === 0;

async function answers(command: string, args: string[]): Promise<boolean[]> {
  const { stdout } = await run(command, args, { cwd: directory, timeout: 120_000 });
  return JSON.parse(stdout) as boolean[];
}

const expected = () => questions.map(({ genuine }) => genuine);

test("the README's Node code tells a real event from forged ones", async () => {
  const code = `${await snippet('node')}
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
const questions = JSON.parse(readFileSync('questions.json', 'utf8'));
console.log(JSON.stringify(questions.map((q) => verify(q.secret, q.timestamp, Buffer.from(q.body), q.signature))));`;
  await writeFile(join(directory, 'verify.mjs'), code);
  expect(await answers(process.execPath, ['verify.mjs'])).toEqual(expected());
});

// Skipped where there is no python3.
test.skipIf(!there('python3', '--version'))(
  "the README's Python code tells a real event from forged ones",
  async () => {
    const code = `${await snippet('python')}
import json
questions = json.load(open("questions.json", encoding="utf-8"))
print(json.dumps([verify(q["secret"], q["timestamp"], q["body"].encode(), q["signature"]) for q in questions]))`;
    await writeFile(join(directory, 'verify.py'), code);
    expect(await answers('python3', ['verify.py'])).toEqual(expected());
  },
);

// Skipped where there is no .NET SDK.
test.skipIf(!there('dotnet', '--version'))(
  "the README's C# code tells a real event from forged ones",
  async () => {
    await writeFile(join(directory, 'Webhook.cs'), await snippet('csharp'));
    await writeFile(
      join(directory, 'Program.cs'),
      `using System.Text; using System.Text.Json;
var questions = JsonDocument.Parse(System.IO.File.ReadAllText("questions.json")).RootElement.EnumerateArray();
System.Console.WriteLine(JsonSerializer.Serialize(questions.Select(q => Webhook.Verify(q.GetProperty("secret").GetString()!,
  q.GetProperty("timestamp").GetString()!, Encoding.UTF8.GetBytes(q.GetProperty("body").GetString()!),
  q.GetProperty("signature").GetString()!))));`,
    );
    await writeFile(
      join(directory, 'verify.csproj'),
      `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net8.0</TargetFramework>
<ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable></PropertyGroup></Project>`,
    );
    expect(await answers('dotnet', ['run', '--project', 'verify.csproj'])).toEqual(expected());
  },
);

import { createHmac } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { AuditLine } from '../audit/acts.ts';
import { deriveKey } from '../sealing/seal.ts';

/** Before the first line. */
export const chainStart = Buffer.alloc(32);

/** The last line, told apart from the lines: that the last ones were cut off is found by it. */
interface ChainHead {
  lines: number;
  mac: Buffer;
  seal: Buffer;
}

/** Links lines together: whoever has the file but not the master key can make none. */
export interface AuditChain {
  /** HMAC-SHA256 over the line before and everything in this one. */
  macOf(before: Buffer, line: AuditLine): Buffer;
  sealOf(lines: number, mac: Buffer): Buffer;
}

/** On the blinding key, which the master key seals and a rotation leaves as it is. */
export function createAuditChain(blindingKey: Buffer): AuditChain {
  const lineKey = deriveKey(blindingKey, 'audit line');
  const headKey = deriveKey(blindingKey, 'audit head');
  return {
    macOf: (before, { line, at, actor, customer_id, act, note_id, detail, times }) =>
      createHmac('sha256', lineKey)
        .update(before)
        .update(JSON.stringify([line, at, actor, customer_id, act, note_id, detail, times]))
        .digest(),
    sealOf: (lines, mac) => createHmac('sha256', headKey).update(`${lines} `).update(mac).digest(),
  };
}

/** What is wrong with a log: `line` was changed, is missing, or the head is not what belongs to the last line. */
export interface AuditFault {
  line: number;
  fault: 'changed' | 'missing' | 'head';
}

export interface AuditVerdict {
  intact: boolean;
  lines: number;
  /** The number and the mac of the last line: kept elsewhere, it shows later that no older log was put in place. */
  anchor: string;
  /** The first of them, in order. */
  faults: AuditFault[];
}

const mostFaults = 100;

/** Walks through the whole log; `anchor` is one that an earlier walk gave. */
export function verifyChain(database: Database, chain: AuditChain, anchor?: Anchor): AuditVerdict {
  const head = database.prepare<[], ChainHead>('SELECT lines, mac, seal FROM audit_head').get();
  const rows = database.prepare<[], AuditLine & { mac: Buffer }>('SELECT * FROM audit_log ORDER BY line');
  const faults: AuditFault[] = [];
  const tell = (line: number, fault: AuditFault['fault']): void => {
    if (faults.length < mostFaults) faults.push({ line, fault });
  };
  const tellMissing = (after: number, before: number): void => {
    for (let line = after + 1; line < before && faults.length < mostFaults; line += 1) tell(line, 'missing');
  };
  let [lines, mac]: [number, Buffer] = [0, chainStart];
  for (const row of rows.iterate()) {
    tellMissing(lines, row.line);
    // What a missing line's mac was nobody knows: the line after it can't be held against it.
    const linked = row.line > lines + 1 || chain.macOf(mac, row).equals(row.mac);
    if (!linked || (anchor?.line === row.line && !anchor.mac.equals(row.mac))) tell(row.line, 'changed');
    [lines, mac] = [row.line, row.mac];
  }
  tellMissing(lines, Math.max(head?.lines ?? 0, anchor?.line ?? 0) + 1);
  const sealed = head !== undefined && chain.sealOf(head.lines, head.mac).equals(head.seal);
  if (!sealed || (head.lines === lines && !head.mac.equals(mac)) || head.lines < lines) tell(lines, 'head');
  return { intact: faults.length === 0, lines, anchor: `${lines}:${mac.toString('hex')}`, faults };
}

export interface Anchor {
  line: number;
  mac: Buffer;
}

/** Null where the text is no anchor. */
export function parseAnchor(text: string): Anchor | null {
  const [, line, mac] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  return line === undefined || mac === undefined
    ? null
    : { line: Number(line), mac: Buffer.from(mac, 'hex') };
}

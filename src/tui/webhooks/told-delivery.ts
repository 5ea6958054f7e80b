import type { Delivery, DeliveryStatus } from '../../webhooks/deliveries.ts';
import { reasonAdvice } from '../../webhooks/reason-advice.ts';
import type { Column } from '../parts/list.tsx';
import { timeAgo } from '../time-ago.ts';

const colors: Record<DeliveryStatus, 'green' | 'red' | 'yellow' | undefined> = {
  delivered: 'green',
  failed: 'red',
  unknown: 'yellow',
  pending: undefined,
  sending: undefined,
  skipped: 'yellow',
};

/** What came of a delivery, in a sentence or two, with what to do. */
export function toldDelivery({ status, http_status, reason, duration_ms }: Delivery): string {
  const answer = http_status === null ? '' : ` with status ${http_status}`;
  const time = duration_ms === null ? '' : ` in ${duration_ms} ms`;
  if (status === 'delivered') return `delivered${answer}${time}`;
  if (status === 'pending' || status === 'sending') return status;
  return `${status}${answer}${time}: ${reason ?? 'no reason known'}. ${reasonAdvice(reason ?? '')}`.trimEnd();
}

/** The columns of the list of deliveries, the most important first. */
export function deliveryColumns(now: number): Column<Delivery>[] {
  return [
    { heading: 'WHEN', cell: ({ created_at }) => timeAgo(Date.parse(created_at), now) },
    { heading: 'RESULT', cell: ({ status }) => status, color: ({ status }) => colors[status] },
    { heading: 'HTTP', cell: ({ http_status }) => String(http_status ?? '') },
    { heading: 'EVENT', cell: ({ event }) => event },
    { heading: 'REASON', cell: ({ reason }) => reason ?? '' },
    { heading: 'MS', cell: ({ duration_ms }) => String(duration_ms ?? '') },
    { heading: 'NOTE', cell: ({ note_id }) => note_id },
  ];
}

/** Everything that is kept of a delivery. The event's content is not. */
export function aboutDelivery(delivery: Delivery): string[] {
  return [
    `Event      ${delivery.event}`,
    `Note       ${delivery.note_id}`,
    `Made       ${delivery.created_at}`,
    `Attempted  ${delivery.attempted_at ?? 'not yet'}`,
    `Result     ${toldDelivery(delivery)}`,
    '',
    'An event is tried once and never again. GET /v1/audio/status tells what a missed one would have told.',
  ];
}

import { hash } from 'node:crypto';

/** A state, written once for all of its viewers. */
export interface StateFrame {
  /** The same state has the same id, in every process: a viewer who comes back with it knows the state already. */
  readonly id: string;
  readonly bytes: Buffer;
  readonly isLast: boolean;
}

const ID_LENGTH = 16;
/** Viewers of a server that stops come back over this span, and not all at once. */
const FIRST_RETRY_MS = 1000;
const RETRY_SPAN_MS = 4000;

/** Events rather than comments, because a page's EventSource hands on events only. */
export const frames = {
  /** A sign of life: a page that hears none for a while is cut off. */
  beat: Buffer.from('event: beat\ndata:\n\n'),
  /** The state could not be loaded: what the page shows may be outdated until the next state comes. */
  stale: Buffer.from('event: stale\ndata:\n\n'),
  /** Nothing more will come: there is no reason to connect again. */
  end: Buffer.from('event: end\ndata:\n\n'),
} as const;

export function stateFrame({ data, isLast }: { data: unknown; isLast: boolean }): StateFrame {
  const text = JSON.stringify(data);
  const id = hash('sha256', text, 'base64url').slice(0, ID_LENGTH);
  return { id, bytes: Buffer.from(`id: ${id}\ndata: ${text}\n\n`), isLast };
}

/** What a viewer is sent first: when to come back, and the state unless it is known. */
export function welcomeFrame(state: StateFrame, isKnown: boolean): Buffer {
  const retry = `retry: ${FIRST_RETRY_MS + Math.floor(Math.random() * RETRY_SPAN_MS)}\n`;
  if (isKnown) return Buffer.from(`${retry}: nothing has changed\n\n`);
  return Buffer.concat([Buffer.from(retry), state.bytes]);
}

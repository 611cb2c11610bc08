import { HOUR_MS } from '@jiwu/kernel';
import { rules } from '@jiwu/contract/rules';
import { tell } from '../../session/tell.ts';

const { perBeacon } = rules.advertisement;

/** What comes into sight together is told together. */
const GATHER_MS = 400;

type Kind = 'seen' | 'clicked';

/** The hour in which a placement was told of: within it the shop would not count it again. */
const told: Readonly<Record<Kind, Map<string, number>>> = { seen: new Map(), clicked: new Map() };

let waiting: string[] = [];

/** It was half visible for a second. */
export function tellSeen(id: string): void {
  if (isTold('seen', id)) return;
  waiting.push(id);
  if (waiting.length === 1) setTimeout(flush, GATHER_MS);
}

/** It was pressed. Who presses has seen it. */
export function tellClicked(id: string): void {
  if (!isTold('clicked', id)) void send({ clicked: [id] });
}

/** Whoever leaves before the rest is gathered is told of now. */
export function flush(): void {
  while (waiting.length > 0) {
    const seen = waiting.slice(0, perBeacon);
    waiting = waiting.slice(perBeacon);
    void send({ seen });
  }
}

function isTold(kind: Kind, id: string): boolean {
  const hour = Math.floor(Date.now() / HOUR_MS);
  if (told[kind].get(id) === hour) return true;
  told[kind].set(id, hour);
  return false;
}

/** A loss is a view that nobody hears of. */
async function send(body: Partial<Record<Kind, string[]>>): Promise<void> {
  try {
    await tell('/api/advertisement/beacon', body);
  } catch {
    // Offline: it was seen, and nobody is told.
  }
}

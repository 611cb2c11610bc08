import type { ServerResponse } from 'node:http';

export interface InLine {
  readonly response: ServerResponse;
  /** Answers a request that can be refused by now. */
  readonly refuse: () => boolean;
  readonly goOn: () => void;
}

/** So many of those who waited in vain are answered before anything else has its turn. */
const REFUSED_AT_ONCE = 200;

/**
 * A line before the framework: so many requests go on at a time, in the order in which they came. Who waits costs next to nothing, and who
 * waited in vain is refused without having gone on.
 */
export function createLine(options: { atOnce: number }): (one: InLine) => void {
  let running = 0;
  const waiting = new Set<InLine>();

  function start({ response, goOn }: InLine): void {
    running += 1;
    response.once('close', () => {
      running -= 1;
      callNext();
    });
    goOn();
  }

  function callNext(): void {
    let refused = 0;
    for (const one of waiting) {
      if (running >= options.atOnce) return;
      if (refused === REFUSED_AT_ONCE) return void setImmediate(callNext);
      waiting.delete(one);
      if (one.refuse()) refused += 1;
      else start(one);
    }
  }

  return (one) => {
    if (one.refuse()) return;
    if (running < options.atOnce && waiting.size === 0) return start(one);
    waiting.add(one);
    one.response.once('close', () => waiting.delete(one));
  };
}

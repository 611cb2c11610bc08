import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestFigures {
  statements: number;
}

const current = new AsyncLocalStorage<RequestFigures>();

/** Counts the cost of one request; the figures reach the log, the metrics and, outside production, a header. */
export function withRequestFigures(done: () => void): void {
  current.run({ statements: 0 }, done);
}

export function requestFigures(): Readonly<RequestFigures> | undefined {
  return current.getStore();
}

export function countStatement(): void {
  const figures = current.getStore();
  if (figures) figures.statements += 1;
}

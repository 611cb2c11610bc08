import type { FileTime } from './Outcome.ts';

const SHOWN = 12;

/** The files that take longest, each once with the sum of its times: a file may run in several projects. */
export function slowestOf(times: readonly FileTime[]): FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, seconds } of times) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums]
    .map(([file, seconds]) => ({ file, seconds }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN);
}

import type { Inspection } from '../../../modules/channels/openBox/index.ts';

/** An inspection as everyone reads it. */
export function describeInspection({ no, inspector, startedAt, finishedAt, ...found }: Inspection) {
  const { isSealed, results, defects, parts, useWords } = found;
  return {
    no,
    inspector,
    isSealed,
    results: [...results],
    defects: [...defects],
    parts: [...parts],
    useWords,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

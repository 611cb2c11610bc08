import type { Answer, staffOrderEndpoints } from '@jiwu/contract';

export type Dispatched = Answer<(typeof staffOrderEndpoints)['staffDispatchImport']>;

/** What became of many dispatches, counted. */
export function answerDispatched(rows: Dispatched['rows']): Dispatched {
  const countOf = (wanted: string) => rows.filter(({ result }) => result === wanted).length;
  const counts = { sent: countOf('sent'), alreadySent: countOf('alreadySent') };
  return { counts: { ...counts, refused: rows.length - counts.sent - counts.alreadySent }, rows };
}

/** What a refusal says: one of a spreadsheet has a sentence of its own, which names what is wrong with this very file. */
export function wordsOf(error: unknown): string {
  const data: unknown = error instanceof Error && 'data' in error ? error.data : null;
  if (typeof data === 'object' && data !== null && 'sentence' in data && typeof data.sentence === 'string')
    return data.sentence;
  return error instanceof Error ? error.message : '没有连上，请再试一次';
}

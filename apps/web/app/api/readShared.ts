import { readAnswer } from './readAnswer.ts';
import { addressOf, type AnswerAt, type QueryAt, type SharedPath } from './sharedApi.ts';

/** One shared answer, asked for by the browser. */
export async function readShared<P extends SharedPath>(
  path: P,
  query: QueryAt<P>,
  signal?: AbortSignal,
): Promise<AnswerAt<P>> {
  return await readAnswer(addressOf(path, query), signal);
}

import type { RouterContextProvider } from 'react-router';
import { answerOrNull } from '../../api/answerOrNull.ts';
import { readPageApi } from '../../api/pageApi.ts';
import type { QueryAt } from '../../api/sharedApi.ts';
import type { Placement } from './Placement.ts';

/**
 * What stands in a place now, for a page's loader; undefined when the shop did not say. A page does without it, but is not to be kept so.
 */
export async function readShown(
  context: Readonly<RouterContextProvider>,
  aim: QueryAt<'/api/advertisement/shown'>,
): Promise<Placement | null | undefined> {
  return (await answerOrNull(readPageApi(context, '/api/advertisement/shown', aim)))?.item;
}

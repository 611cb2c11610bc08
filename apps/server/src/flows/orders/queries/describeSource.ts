import type { Answer, orderEndpoints } from '@jiwu/contract';
import type { LineTerms } from '../../../modules/trade/orders/index.ts';

type Source = Answer<(typeof orderEndpoints)['orderQuote']>['lines'][number]['source'];

/** What a line says of the pick that it comes from; a pick that gives no terms has ended, and the line is an ordinary one. */
export function describeSource(sourceId: string | null, terms: Partial<LineTerms> | undefined): Source {
  return sourceId === null ? null : { id: sourceId, name: terms?.sourceName ?? null };
}

import type { Answer, drawEndpoints } from '@jiwu/contract';
import type { DrawPeriod } from '../../../modules/promotion/draws/index.ts';

type Described = Answer<(typeof drawEndpoints)['drawPeriods']>['items'][number];

/** A period as it travels. */
export function describePeriod(period: DrawPeriod): Described {
  return {
    ...period,
    startsAt: period.startsAt.toISOString(),
    endsAt: period.endsAt.toISOString(),
    committedAt: period.committedAt.toISOString(),
  };
}

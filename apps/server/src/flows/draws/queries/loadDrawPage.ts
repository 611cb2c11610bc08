import type { Answer, drawEndpoints } from '@jiwu/contract';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { findPlayer, findShownPeriod, listPrizes, readLastNumber } from '../../../modules/promotion/draws/index.ts';
import { sumDebts, sumOpenLots } from '../../../modules/people/integral/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describePeriod } from './describePeriod.ts';
import { prizesInForce } from './prizesInForce.ts';

type DrawPage = Answer<(typeof drawEndpoints)['drawGet']>;

/** The shown period with its present prizes, and the caller's draws. */
export async function loadDrawPage(
  db: Reader,
  { userId, now }: { userId: string | null; now: Date },
): Promise<DrawPage> {
  const [period, lastNumber, mine] = await Promise.all([
    findShownPeriod(db, now),
    readLastNumber(db),
    userId === null ? null : loadOwn(db, { userId, now }),
  ]);
  return {
    period: period && describePeriod(period),
    prizes: period ? await loadPrizes(db, period.id) : [],
    nextNumber: lastNumber + 1,
    mine,
    now: now.toISOString(),
  };
}

async function loadOwn(
  db: Reader,
  { userId, now }: { userId: string; now: Date },
): Promise<NonNullable<DrawPage['mine']>> {
  const [player, integral, integralDebt] = await Promise.all([
    findPlayer(db, userId),
    sumOpenLots(db, { userId, now }),
    sumDebts(db, userId),
  ]);
  return { ...player, integral, integralDebt };
}

async function loadPrizes(db: Reader, periodId: string): Promise<DrawPage['prizes']> {
  const prizes = await listPrizes(db, periodId);
  const skus = await loadSkuFacts(
    db,
    prizes.flatMap(({ skuId }) => skuId ?? []),
  );
  return prizesInForce(prizes).map(({ prize: { skuId }, known }) => {
    const sku = skuId === null ? undefined : skus.get(skuId);
    return {
      ...known,
      picture: sku?.picture ?? null,
      productId: sku?.productId ?? null,
    };
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import { errorCodes, SUCCESS_CODE } from '@jiwu/contract';
import { arrivalsWithin } from '../../../tools/bench/rush/arrivalsWithin.ts';
import { claimRequest } from '../../../tools/bench/rush/claimRequest.ts';
import type { Visitor } from '../../../tools/bench/rush/mintVisitors.ts';
import { openDeal, publishNewDeal } from '../../../tools/bench/rush/openDeal.ts';
import type { GatherCrowd } from '../../../tools/bench/rush/startCrowd.ts';
import { makeProduct } from '../../support/makeProduct.ts';
import type { DrillShop } from '../startDrillShop.ts';
import { onSaleAgain } from './onSaleAgain.ts';

/** Those who come afterwards, for pieces that come back. */
const LATECOMERS = 10;
const LEAD_MS = 500;
/** Redis is copied this long after the opening: the gate is known, and nearly everything is left. */
const COPY_AFTER_MS = 150;

export interface FaultyRush {
  readonly granted: number;
  readonly refused: number;
  /** Answers that are neither, by their code; 0 for requests without one. */
  readonly others: readonly number[];
  /** Pieces that the database says are held. */
  readonly held: number;
  /** What the gate offered right after the fault; invariant 25 allows it for a second. */
  readonly offered: string;
  readonly releasedAfterS: number;
  readonly lapsedAfterS: number;
}

interface Wish {
  readonly visitors: readonly Visitor[];
  readonly gatherCrowd: GatherCrowd;
  readonly pieces: number;
  readonly seconds: number;
  /** The fault, in the middle of it. */
  readonly happen: () => Promise<void>;
}

export async function runFaultyRush(shop: DrillShop, wish: Wish): Promise<FaultyRush> {
  const { visitors, gatherCrowd, pieces, seconds } = wish;
  const { services } = shop;
  const product = await makeProduct(services.db, { pieces, priceFen: 16_800 });
  const dealId = await publishNewDeal(services, { skuId: product.skuIds[0] ?? '', pieces });
  const people = visitors.slice(0, -LATECOMERS);
  const due = arrivalsWithin(people.length, seconds);
  const arrivals = people.map((visitor, nth) => ({ dueMs: due[nth] ?? 0, request: claimRequest(dealId, visitor) }));
  const port = Number(new URL(shop.apiUrl).port);
  const go = await gatherCrowd(port, arrivals);
  const opensAtMs = Date.now() + LEAD_MS;
  await openDeal(services, { dealId, opensAt: new Date(opensAtMs) });
  const rushing = go(opensAtMs);
  await pause(opensAtMs + COPY_AFTER_MS - Date.now());
  await shop.redis.copy();
  await pause(opensAtMs + seconds * 300 - Date.now());
  await wish.happen();
  const offered = await readGate(shop, dealId);
  const { answers } = await rushing;
  const countOf = (code: number) => answers.filter((answer) => answer.code === code).length;
  const soldOut = errorCodes.WOOT_SOLD_OUT.code;
  const [granted, refused] = [countOf(SUCCESS_CODE), countOf(soldOut)];
  const { held } = await services.db.read
    .selectFrom('claim_supplies')
    .select('held')
    .where('subject_id', '=', dealId)
    .executeTakeFirstOrThrow();
  return {
    granted,
    refused,
    others: answers.map(({ code }) => code).filter((code) => code !== SUCCESS_CODE && code !== soldOut),
    held,
    offered,
    ...(await onSaleAgain(shop, { dealId, visitors: people, latecomers: visitors.slice(-LATECOMERS) })),
  };
}

/** How many the gate offers, past the clients that have yet to connect again. */
async function readGate({ redis, services }: DrillShop, dealId: string): Promise<string> {
  const answer = await redis.ask(`HGET ${services.config.REDIS_PREFIX}gate:${dealId} tokens`);
  return /^\$\d+\r\n(\d+)/.exec(answer)?.[1] ?? 'nothing';
}

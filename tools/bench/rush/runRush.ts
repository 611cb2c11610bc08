import { errorCodes, SUCCESS_CODE } from '@jiwu/contract';
import { cpuOfTree } from '../checkout/cpuOfTree.ts';
import { arrivalsWithin } from './arrivalsWithin.ts';
import { type CheckoutsBeside, checkoutBeside } from './checkoutBeside.ts';
import { claimRequest } from './claimRequest.ts';
import { openDeal, publishNewDeal } from './openDeal.ts';
import type { RushShop } from './RushShop.ts';

/** Everyone is there this long before the opening; the impatient ask in the last second. */
const LEAD_MS = 2000;
const EARLY_MS = 1000;

export interface RushOutcome {
  readonly dealId: string;
  readonly pieces: number;
  /** ms of each that was granted, and of each that was told 售罄. */
  readonly grantedMs: readonly number[];
  readonly refusedMs: readonly number[];
  /** Other answers to the crowd, by their code. */
  readonly others: Readonly<Record<number, number>>;
  /** Pieces that the database says are held. */
  readonly held: number;
  readonly apiCpuMs: number;
  readonly crowd: { readonly cpuMs: number; readonly lagMs: readonly number[]; readonly connections: number };
  readonly checkout: CheckoutsBeside;
}

interface Wish {
  readonly skuId: string;
  readonly pieces: number;
  readonly seconds: number;
  /** Those who ask in the second before it opens. */
  readonly early: number;
}

/** Everyone wants one piece, within some seconds of the opening, and others buy something else meanwhile. */
export async function runRush(shop: RushShop, { skuId, pieces, seconds, early }: Wish): Promise<RushOutcome> {
  const { services, api, visitors } = shop;
  const dealId = await publishNewDeal(services, { skuId, pieces });
  const requestOf = (nth: number) => claimRequest(dealId, visitors[nth % visitors.length] as (typeof visitors)[number]);
  const tooSoon = arrivalsWithin(early, (EARLY_MS - 100) / 1000, -EARLY_MS);
  const arrivals = [...tooSoon, ...arrivalsWithin(visitors.length, seconds)].map((dueMs, nth) => ({
    dueMs,
    request: requestOf(nth < early ? nth : nth - early),
  }));
  const go = await shop.gatherCrowd(api.port, arrivals);
  const opensAt = new Date(services.clock().getTime() + LEAD_MS);
  await openDeal(services, { dealId, opensAt });
  const over = new AbortController();
  const buying = checkoutBeside(api.origin, { ...shop, signal: over.signal });
  const cpu = cpuOfTree(api.pid);
  const report = await go(opensAt.getTime());
  const apiCpuMs = cpuOfTree(api.pid) - cpu;
  over.abort();
  const answers = report.answers.slice(early);
  const tookOf = (wanted: number) => answers.filter(({ code }) => code === wanted).map(({ ms }) => ms);
  const others: Record<number, number> = {};
  const soldOut = errorCodes.WOOT_SOLD_OUT.code;
  for (const { code } of answers) {
    if (code !== SUCCESS_CODE && code !== soldOut) others[code] = (others[code] ?? 0) + 1;
  }
  const { held } = await services.db.read
    .selectFrom('claim_supplies')
    .select('held')
    .where('subject_id', '=', dealId)
    .executeTakeFirstOrThrow();
  return {
    dealId,
    pieces,
    grantedMs: tookOf(SUCCESS_CODE),
    refusedMs: tookOf(soldOut),
    others,
    held,
    apiCpuMs,
    crowd: report,
    checkout: await buying,
  };
}

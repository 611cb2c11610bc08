import type { Campaign } from '../facts/Campaign.ts';
import type { Coupon } from '../facts/Coupon.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import type { PriceFacts } from '../facts/PriceFacts.ts';
import type { Scope } from '../facts/Scope.ts';
import { allocate } from '../math/allocate.ts';

interface Row {
  readonly line: OrderLine;
  readonly fen: number;
  readonly isTaken: boolean;
}

// Said a second time on purpose: the engine reads them from its table of channels.
const withoutCoupons = new Set<string>(['woot', 'openBox', 'dropshipping', 'drawPrize']);
const withoutCampaigns = new Set<string>([...withoutCoupons, 'groupPurchase']);

/** The least that goods can come to, by every way to combine campaigns and a coupon, as plainly as it can be written. */
export function bruteForce({ lines, campaigns, coupons, now }: PriceFacts, goods: ReadonlyMap<string, number>): number {
  const rows = lines.map((line) => ({ line, fen: goods.get(line.lineId) ?? 0, isTaken: false }));
  const usable = coupons.filter(
    ({ state, startsAt, expiresAt }) => state === 'unused' && startsAt <= now && now < expiresAt,
  );
  const totals = waysOf(campaigns, rows).flatMap((way) => [
    totalOf(way),
    ...usable.map((coupon) => totalOf(way) - couponOff(coupon, way)),
  ]);
  return Math.min(...totals);
}

function waysOf(campaigns: readonly Campaign[], rows: readonly Row[]): (readonly Row[])[] {
  const [campaign, ...others] = campaigns;
  if (campaign === undefined) return [rows];
  const isMember = ({ line, isTaken }: Row): boolean =>
    !isTaken && isIn(campaign.scope, line) && !withoutCampaigns.has(line.channel);
  const base = totalOf(rows.filter(isMember));
  const applied = campaign.tiers
    .filter(({ thresholdFen }) => base > 0 && base >= thresholdFen)
    .map(({ offFen }) => {
      const weights = rows.map((row) => (isMember(row) ? row.fen : 0));
      const shares = allocate(Math.min(base, offFen), weights);
      return rows.map((row, index) => ({
        line: row.line,
        fen: row.fen - (shares[index] ?? 0),
        isTaken: row.isTaken || isMember(row),
      }));
    });
  return [rows, ...applied].flatMap((way) => waysOf(others, way));
}

function couponOff({ rule, scope }: Coupon, rows: readonly Row[]): number {
  const base = totalOf(rows.filter(({ line }) => isIn(scope, line) && !withoutCoupons.has(line.channel)));
  if (rule.kind !== 'noThreshold' && base < rule.thresholdFen) return 0;
  if (rule.kind !== 'discount') return Math.min(base, rule.offFen);
  return Math.min(rule.capFen ?? base, Math.floor((base * rule.offBp + 5000) / 10_000));
}

const totalOf = (rows: readonly Row[]): number => rows.reduce((so, { fen }) => so + fen, 0);
const isIn = (scope: Scope, line: OrderLine): boolean =>
  scope.kind === 'all' ||
  (scope.kind === 'channel' && scope.channel === line.channel) ||
  (scope.kind === 'products' && scope.productIds.includes(line.productId)) ||
  (scope.kind === 'categories' && scope.categoryIds.some((id) => line.categoryPath.includes(id)));

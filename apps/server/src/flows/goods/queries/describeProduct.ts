import { type DraftAnswer, rules, type StaffProduct as Answer, type StaffRole } from '@jiwu/contract';
import {
  diffDrafts,
  type ProductDraft,
  type ProductVersion,
  type StaffProduct,
} from '../../../modules/goods/catalogue/index.ts';
import { listLevels } from '../../../modules/goods/stock/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { findLowestDeals } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { judgeDraft } from './judgeDraft.ts';

interface Input {
  readonly product: StaffProduct;
  /** Of the reader. */
  readonly roles: readonly StaffRole[];
  readonly now: Date;
}

/** A product as staff see it: what is sold, what is being written, what differs and what keeps it from being published. */
export async function describeProduct(db: Reader, { product, roles, now }: Input): Promise<Answer> {
  const { id, no, state, version, changedBy, changedAt, live, liveNo, open } = product;
  const shown = open?.body ?? live;
  const skuIds = [...new Set([live, open?.body].flatMap((draft) => draft?.skus.map((sku) => sku.id) ?? []))];
  const staffIds = [changedBy, open?.savedBy].flatMap((staffId) => staffId ?? []);
  const names = await listStaffNames(db, staffIds);
  const levels = await listLevels(db, skuIds);
  const deals = await findLowestDeals(db, { skuIds, now });
  const seesCost = maySeeCost(roles);
  return {
    id,
    no,
    state,
    version,
    changed: changedBy === null ? null : { byName: names.get(changedBy) ?? '', at: changedAt.toISOString() },
    live: live === null ? null : answerOf(live),
    liveNo,
    draft:
      open === null
        ? null
        : { ...versionAnswer(open, names), body: answerOf(open.body), descriptionHtml: open.descriptionHtml },
    problems: shown === null ? [] : await judgeDraft(db, { draft: shown, live, now }),
    differences: open === null ? [] : diffDrafts(live, open.body),
    skus: skuIds.map((skuId) => {
      const { onHand, reserved, available, costHundredths } = levels.get(skuId) ?? nothing;
      return {
        skuId,
        onHand,
        reserved,
        available,
        lowestDealFen: deals.get(skuId) ?? null,
        costHundredths: seesCost ? costHundredths : null,
      };
    }),
    seesCost,
  };
}

const nothing = { onHand: 0, reserved: 0, available: 0, costHundredths: null };

/** What goods cost is seen by those who set prices and count money. */
function maySeeCost(roles: readonly StaffRole[]): boolean {
  return roles.some((role) => role === 'admin' || rules.goods.costRoles.some((one) => one === role));
}

/** Kept as JSON, which the contract does not take for read-only. */
export function answerOf(draft: ProductDraft): DraftAnswer {
  return structuredClone(draft) as DraftAnswer;
}

export function versionAnswer(version: ProductVersion, names: ReadonlyMap<string, string>) {
  const { no, state, savedBy, savedAt, publishAt, reason, problem } = version;
  return {
    no,
    state,
    savedBy: savedBy === null ? '' : (names.get(savedBy) ?? ''),
    savedAt: savedAt.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
    reason,
    problem,
  };
}

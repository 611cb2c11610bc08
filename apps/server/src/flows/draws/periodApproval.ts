import { assert, businessDay, groupedYuan } from '@jiwu/kernel';
import {
  type DrawDraft,
  dropDraft,
  findDrafts,
  lockDraft,
  prizeWorthFen,
} from '../../modules/promotion/draws/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { type ApprovalKind, type Deed, needsSecondPerson } from '../../modules/staff/approvals/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { commitDrawPeriod } from './commitDrawPeriod.ts';

/** In `approvals.kind`. */
export const PERIOD = 'drawPeriod';

/** What promising a draft would do: every prize and chance of it, and when. */
export function foreseePeriod({ startsAt, endsAt, prizes }: DrawDraft): Deed {
  const dear = prizes.filter((prize) => needsSecondPerson('prize', prizeWorthFen(prize)));
  return {
    does: {
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      prizes: prizes.map((prize) => [
        prize.name,
        prize.kind,
        prize.weight,
        prize.stock,
        prize.valueFen,
        prize.couponId,
        prize.amount,
        prize.skuId,
      ]),
    },
    amountFen: Math.max(...prizes.map((prize) => prizeWorthFen(prize))),
    changes: dear.map((prize) => ({
      what: prize.name,
      before: '0 份',
      after: prize.stock === null ? '不限份数' : `${prize.stock} 份`,
      note: `每份 ${groupedYuan(prizeWorthFen(prize))}，概率 ${prize.weight / 100}%`,
    })),
  };
}

/** A period with a prize above the sum. */
export function createPeriodApproval(config: Pick<Config, 'SEAL_SECRET'>): ApprovalKind {
  return {
    title: '大额奖品',
    async describe(db, subjectIds) {
      const drafts = await findDrafts(db, subjectIds);
      return new Map(
        drafts.map(({ id, startsAt, prizes }) => [id, `${businessDay(startsAt)} 起的一期，${prizes.length} 种奖品`]),
      );
    },
    async foresee(db, { subjectId, now }) {
      const [draft] = await findDrafts(db, [subjectId]);
      // What ought to have begun can no longer be promised before it begins.
      return draft && draft.startsAt > now ? foreseePeriod(draft) : null;
    },
    lock: (tx, { subjectId }) => lockDraft(tx, subjectId),
    async execute(tx, { subjectId, staffId, now }) {
      const [draft] = await findDrafts(tx, [subjectId]);
      assert(draft, 'what was foreseen waits');
      const { startsAt, endsAt, prizes } = draft;
      const period = await commitDrawPeriod(tx, { config, startsAt, endsAt, prizes, now });
      await dropDraft(tx, subjectId);
      const target = { kind: 'drawPeriod', id: period.id };
      const after = { number: period.number, commitment: period.commitment, startsAt, endsAt, prizes };
      await recordAudit(tx, { staffId, action: 'draw.commit', target, before: null, after, now });
    },
    onEnded: (tx, { subjectId }) => dropDraft(tx, subjectId),
  };
}

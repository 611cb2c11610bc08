import { changeDraft, findFallbacks, lockDeal, noteProblem } from '../../modules/channels/woot/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { dealTerms } from './dealTerms.ts';
import { publishDeal } from './publishDeal.ts';

interface Input {
  readonly id: string;
  readonly now: Date;
}

/** The pieces of a draft with a fallback have come in time: the shop publishes it by itself. Refused when they have not. */
export async function publishChecked(tx: Tx, { id, now }: Input): Promise<void> {
  const { version } = await lockWaiting(tx, id);
  const { before, after } = await publishDeal(tx, { id, version, now });
  const target = { kind: 'wootDeal', id };
  await recordAudit(tx, { staffId: null, action: 'woot.publishDue', target, before, after, now });
}

/** They have not: the draft becomes its fallback, and that is published. */
export async function standIn(tx: Tx, { id, now }: Input): Promise<void> {
  const { version, day, position, fallback, ...draft } = await lockWaiting(tx, id);
  const { pieces, ...wish } = fallback;
  const terms = await dealTerms(tx, { ...wish, allocated: pieces, day, position }, now);
  const changed = await changeDraft(tx, { id, version, terms });
  const { after } = await publishDeal(tx, { id, version: changed.version, now });
  const target = { kind: 'wootDeal', id };
  await recordAudit(tx, { staffId: null, action: 'woot.standIn', target, before: { ...draft, day }, after, now });
}

/** Neither could be published: staff see why, and it is not tried again. */
export async function noteNoStandIn(tx: Tx, { id, problem, now }: Input & { readonly problem: string }): Promise<void> {
  await lockWaiting(tx, id);
  await noteProblem(tx, { dealId: id, problem });
  const target = { kind: 'wootDeal', id };
  await recordAudit(tx, { staffId: null, action: 'woot.noStandIn', target, before: null, after: { problem }, now });
}

/** A draft that still waits for the check; staff may have published it, dropped it or taken its fallback away meanwhile. */
async function lockWaiting(tx: Tx, id: string) {
  const deal = await lockDeal(tx, id);
  const fallback = (await findFallbacks(tx, [id])).get(id);
  if (deal.state !== 'draft' || !fallback || fallback.problem !== null) throw new ShopError('WOOT_CHANGED');
  return { ...deal, fallback };
}

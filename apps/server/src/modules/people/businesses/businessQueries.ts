import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { holdOpen } from '../identity/index.ts';
import type { Business, Licence, ReviewReason, ShopWords } from './Business.ts';

/**
 * One write at a time among one person's businesses: ten at most is a rule over several rows, of which there may be none to lock. Held
 * until the transaction ends; taken after the account, before any row.
 */
export async function lockBusinessesOf(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`businesses:${userId}`}, 0))`.execute(tx);
}

/** Those of closed accounts, which name nobody any more, are left out. */
function selectBusinesses(db: Reader) {
  return db
    .selectFrom('businesses')
    .selectAll('businesses')
    .where('credit_code', 'is not', null)
    .select(
      sql<{ decidedAt: string; reasons: ReviewReason[] | null } | null>`(
        select jsonb_build_object('decidedAt', review.decided_at, 'reasons', review.reasons)
        from business_reviews as review
        where review.user_id = businesses.user_id and review.business_id = businesses.id and review.state in ('approved', 'refused')
        order by review.id desc limit 1)`.as('verdict'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectBusinesses>['executeTakeFirstOrThrow']>>;

/** A user's own, the first one first. */
export async function listBusinesses(db: Reader, userId: string): Promise<Business[]> {
  const rows = await selectBusinesses(db)
    .where('businesses.user_id', '=', userId)
    .orderBy('businesses.created_at')
    .orderBy('businesses.id')
    .execute();
  return rows.map(businessOf);
}

/** Another user's counts as not found. */
export async function getBusiness(db: Reader, { userId, id }: { userId: string; id: string }): Promise<Business> {
  const row = await selectBusinesses(db)
    .where('businesses.user_id', '=', userId)
    .where('businesses.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return businessOf(row);
}

/** For staff. */
export async function getAnyBusiness(db: Reader, id: string): Promise<Business> {
  const row = await selectBusinesses(db).where('businesses.id', '=', id).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return businessOf(row);
}

/** Holds the row until the transaction ends. */
export async function lockBusiness(tx: Tx, { userId, id }: { userId: string; id: string }): Promise<Business> {
  await tx
    .selectFrom('businesses')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  // Read anew: what was changed while this waited is seen.
  return await getBusiness(tx, { userId, id });
}

/** The same for staff: the account first, as closing it does, since the user is told of what they do. */
export async function lockAnyBusiness(tx: Tx, id: string): Promise<Business> {
  const { userId } = await getAnyBusiness(tx, id);
  if (!(await holdOpen(tx, userId))) throw new ShopError('NOT_FOUND');
  return await lockBusiness(tx, { userId, id });
}

/** For staff: of one state, those that must be answered first in front. */
export async function listByState(
  db: Reader,
  input: { state: Business['state']; after: { answerBy: Date; id: string } | undefined; limit: number },
): Promise<Business[]> {
  const { state, after, limit } = input;
  const rows = await selectBusinesses(db)
    .where('businesses.state', '=', state)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(businesses.answer_by, businesses.id) > (${after?.answerBy}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('businesses.answer_by')
    .orderBy('businesses.id')
    .limit(limit)
    .execute();
  return rows.map(businessOf);
}

export async function countBusinesses(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('businesses')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many of a user's wait for them: staff found something to be changed. */
export async function countRefused(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('businesses')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'refused')
    .executeTakeFirstOrThrow();
  return count;
}

export function licenceColumns(licence: Licence) {
  return {
    kind: licence.kind,
    credit_code: licence.creditCode,
    licence_name: licence.licenceName,
    principal: licence.principal,
    valid_until: licence.validUntil,
    licence_file_id: licence.licenceFileId,
  };
}

export function shopColumns(shop: ShopWords) {
  return {
    shop_name: shop.shopName,
    contact_phone: shop.contactPhone,
    email: shop.email,
    website: shop.website,
    sender_name: shop.senderName,
    sender_phone: shop.senderPhone,
  };
}

function businessOf(row: Row): Business {
  const { verdict } = row;
  return {
    id: row.id,
    userId: row.user_id,
    kind: row.kind as Business['kind'],
    creditCode: row.credit_code ?? '',
    licenceName: row.licence_name ?? '',
    principal: row.principal ?? '',
    validUntil: row.valid_until,
    licenceFileId: row.licence_file_id ?? '',
    shopName: row.shop_name,
    contactPhone: row.contact_phone ?? '',
    email: row.email,
    website: row.website,
    senderName: row.sender_name ?? '',
    senderPhone: row.sender_phone ?? '',
    state: row.state as Business['state'],
    submittedAt: row.submitted_at,
    answerBy: row.answer_by,
    decidedAt: verdict && new Date(verdict.decidedAt),
    reasons: row.state === 'refused' ? (verdict?.reasons ?? []) : [],
    approvedAt: row.approved_at,
    stopped:
      row.stopped_at === null
        ? null
        : {
            at: row.stopped_at,
            by: row.stopped_by as NonNullable<Business['stopped']>['by'],
            reason: row.stop_reason,
          },
    version: row.version,
  };
}

import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { violatedConstraint } from '../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Business } from './Business.ts';
import { getBusiness } from './businessQueries.ts';

/**
 * A business in whose name its user may send, advertise and buy now; null when it is not approved, or somebody else's. What was
 * paid for before goes on without asking.
 */
export async function findApprovedBusiness(db: Reader, userId: string, businessId: string): Promise<Business | null> {
  const business = await getBusiness(db, { userId, id: businessId }).catch((error: unknown) => {
    if (error instanceof ShopError && error.errorCode === 'NOT_FOUND') return null;
    throw error;
  });
  return business?.state === 'approved' ? business : null;
}

/** Whether wholesale prices are for this user. */
export async function hasApprovedBusiness(db: Reader, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isApproved: boolean }>`select ${approvedBusinessOf(userId)} as "isApproved"`.execute(db);
  return rows[0]?.isApproved ?? false;
}

/** The same as a part of another statement: a price must not cost one more for it. */
export function approvedBusinessOf(userId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from businesses where user_id = ${userId} and state = 'approved')`;
}

/** Whether the code belongs to an approved business other than this one. */
export async function isCodeTaken(
  db: Reader,
  { id, creditCode }: { id: string | null; creditCode: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('businesses')
    .select('id')
    .where('credit_code', '=', creditCode)
    .where('state', '=', 'approved')
    .$if(id !== null, (query) => query.where('id', '<>', id))
    .executeTakeFirst();
  return other !== undefined;
}

/** For what makes a business approved: of two with one code that are approved at once, the later is told. */
export function orCodeTaken(error: unknown): never {
  if (violatedConstraint(error) === 'businesses_one_approved') throw new ShopError('BUSINESS_CODE_TAKEN');
  throw error;
}

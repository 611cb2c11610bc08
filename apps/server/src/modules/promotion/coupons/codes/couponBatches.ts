import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Config } from '../../../../platform/config/config.ts';
import { listed } from '../../../../platform/database/listed.ts';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { codesOfBatch } from './codesOfBatch.ts';
import { hashCouponCode } from './hashCouponCode.ts';

export interface CouponBatch {
  readonly id: string;
  readonly couponId: string;
  readonly staffId: string;
  readonly note: string;
  readonly size: number;
  readonly createdAt: Date;
}

interface NewBatch extends Pick<CouponBatch, 'couponId' | 'staffId' | 'note' | 'size'> {
  readonly now: Date;
}

/** A batch of codes, each good for one coupon and one user. Two statements, however many codes. */
export async function addCouponBatch(tx: Tx, config: Pick<Config, 'HASH_SECRET'>, batch: NewBatch): Promise<string> {
  const { couponId, staffId, note, size, now } = batch;
  const id = newId();
  const row = { id, coupon_id: couponId, staff_id: staffId, note, size, created_at: now };
  await tx.insertInto('coupon_batches').values(row).execute();
  const hashes = codesOfBatch(config, { id, size }).map((code) => hashCouponCode(config, code).toString('hex'));
  await sql`
    insert into coupon_codes (code_hash, coupon_id, created_at)
    select decode(hash, 'hex'), ${couponId}, ${now} from unnest(${listed(hashes, 'text')}) as hash`.execute(tx);
  return id;
}

const batchColumns = [
  'id',
  'coupon_id as couponId',
  'staff_id as staffId',
  'note',
  'size',
  'created_at as createdAt',
] as const;

/** Of one coupon, the first first. */
export async function listCouponBatches(db: Reader, couponId: string): Promise<CouponBatch[]> {
  return await db
    .selectFrom('coupon_batches')
    .select(batchColumns)
    .where('coupon_id', '=', couponId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function getCouponBatch(
  db: Reader,
  { couponId, id }: { couponId: string; id: string },
): Promise<CouponBatch> {
  const batch = await db
    .selectFrom('coupon_batches')
    .select(batchColumns)
    .where('coupon_id', '=', couponId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!batch) throw new ShopError('NOT_FOUND');
  return batch;
}

/** How many codes were made in batches, by coupon. */
export async function sumCouponCodes(db: Reader, couponIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (couponIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('coupon_batches')
    .select((select) => ['coupon_id as couponId', select.fn.sum<number>('size').as('codes')])
    .where('coupon_id', 'in', [...couponIds])
    .groupBy('coupon_id')
    .execute();
  return new Map(rows.map(({ couponId, codes }) => [couponId, codes]));
}

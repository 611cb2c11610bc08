import { type Selectable, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Addresses } from '../../../platform/database/schema.gen.ts';
import type { Address, AddressFields } from './Address.ts';
import { findDivision } from './divisions/findDivision.ts';

/**
 * One write at a time in one person's address book: the count of 20 and the one default are rules over several rows,
 * of which there may be none to lock. Held until the transaction ends; taken before any row.
 */
export async function lockAddressBook(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses:${userId}`}, 0))`.execute(tx);
}

export async function selectAddresses(reader: Reader, userId: string): Promise<Address[]> {
  const rows = await reader
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toAddress);
}

export async function selectAddress(reader: Reader, userId: string, id: string): Promise<Address | null> {
  const row = await reader
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toAddress(row) : null;
}

export async function countAddresses(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertAddress(
  tx: Tx,
  row: { userId: string; id: string; fields: AddressFields; now: Date },
): Promise<Address> {
  const inserted = await tx
    .insertInto('addresses')
    .values({ user_id: row.userId, id: row.id, ...toColumns(row.fields), created_at: row.now, updated_at: row.now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAddress(inserted);
}

export async function hasAddress(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('addresses')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The default stays the default: it passes on only when another takes its place. */
export async function changeAddress(
  tx: Tx,
  row: { userId: string; id: string; fields: AddressFields; now: Date },
): Promise<Address> {
  const { is_default, ...columns } = toColumns(row.fields);
  const changed = await tx
    .updateTable('addresses')
    .set((eb) => ({ ...columns, is_default: is_default ? true : eb.ref('is_default'), updated_at: row.now }))
    .where('user_id', '=', row.userId)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAddress(changed);
}

/** Before another becomes the default: the index allows one at any moment. */
export async function clearDefault(tx: Tx, userId: string, exceptId: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .where('id', '<>', exceptId)
    .execute();
}

export async function removeAddress(tx: Tx, userId: string, id: string): Promise<{ wasDefault: boolean } | undefined> {
  const removed = await tx
    .deleteFrom('addresses')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('is_default')
    .executeTakeFirst();
  return removed && { wasDefault: removed.is_default };
}

export async function removeAllAddresses(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('addresses').where('user_id', '=', userId).execute();
}

export async function makeNewestDefault(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('user_id', '=', userId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('addresses as newest')
        .select('newest.id')
        .where('newest.user_id', '=', userId)
        .orderBy('newest.created_at', 'desc')
        .orderBy('newest.id', 'desc')
        .limit(1),
    )
    .execute();
}

function toColumns(fields: AddressFields) {
  return {
    recipient: fields.recipient,
    phone_number: fields.phoneNumber,
    division_code: fields.divisionCode,
    detail: fields.detail,
    label: fields.label,
    is_default: fields.isDefault,
  };
}

/** A code that today's data no longer has leaves the names empty: the person sees that and chooses anew. */
function toAddress(row: Selectable<Addresses>): Address {
  const division = findDivision(row.division_code);
  return {
    id: row.id,
    recipient: row.recipient,
    phoneNumber: row.phone_number,
    divisionCode: division?.code ?? row.division_code,
    province: division?.province ?? '',
    city: division?.city ?? '',
    district: division?.district ?? '',
    detail: row.detail,
    label: row.label,
    isDefault: row.is_default,
  };
}

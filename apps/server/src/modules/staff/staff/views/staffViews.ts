import { rules, type StaffRole } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

interface ViewFields {
  readonly name: string;
  readonly query: string;
  readonly sharedRoles: readonly StaffRole[];
}

interface ShownView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly sharedRoles: StaffRole[];
  readonly position: number;
  readonly owner: string | null;
  readonly changedAt: Date;
}

const SHOWN = 200;

/** Their own in their own order, then those that others share with one of their roles; administrators have every role. */
export async function listViews(
  db: Reader,
  { staffId, roles, page }: { staffId: string; roles: readonly StaffRole[]; page: string },
): Promise<ShownView[]> {
  const mine = roles.includes('admin') ? rules.staff.roles : roles;
  const columns = sql`view.id, view.name, view.query, view.shared_roles as "sharedRoles", view.position, view.changed_at as "changedAt"`;
  const { rows } = await sql<ShownView>`
    (select ${columns}, null::text as owner from staff_views as view
      where view.page = ${page} and view.staff_id = ${staffId} order by view.position, view.id limit ${SHOWN})
    union all
    (select ${columns}, owner.name from staff_views as view join staff_members as owner on owner.id = view.staff_id
      where view.page = ${page} and view.shared_roles <> '{}' and view.staff_id <> ${staffId}
        and view.shared_roles && ${sql.val([...mine])}::text[]
      order by view.id limit ${SHOWN})`.execute(db);
  return rows;
}

/** At the end of their own. Their row is locked, so that two at once do not go beyond the limit. */
export async function saveView(
  tx: Tx,
  { staffId, page, name, query, sharedRoles, now }: ViewFields & { staffId: string; page: string; now: Date },
): Promise<string> {
  await sql`select from staff_members where id = ${staffId} for update`.execute(tx);
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*)::int4 as count, coalesce(max(position), 0) as last from staff_views
    where page = ${page} and staff_id = ${staffId}`.execute(tx);
  const { count, last } = rows[0] ?? { count: 0, last: 0 };
  if (count >= rules.staff.views) throw new ShopError('STAFF_VIEW_LIMIT');
  const id = newId();
  const position = Math.min(last + 1, 1000);
  await tx
    .insertInto('staff_views')
    .values({ staff_id: staffId, id, page, name, query, shared_roles: [...sharedRoles], position, changed_at: now })
    .execute();
  return id;
}

interface HeldView extends ViewFields {
  readonly page: string;
  readonly position: number;
}

/** Of their own only. */
export async function lockView(tx: Tx, { staffId, id }: { staffId: string; id: string }): Promise<HeldView> {
  const row = await tx
    .selectFrom('staff_views')
    .select(['page', 'name', 'query', 'shared_roles', 'position'])
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  const { page, name, query, position } = row;
  return { page, name, query, sharedRoles: row.shared_roles as StaffRole[], position };
}

export async function changeView(
  tx: Tx,
  change: ViewFields & { staffId: string; id: string; position: number; now: Date },
): Promise<void> {
  const { staffId, id, name, query, sharedRoles, position, now } = change;
  await tx
    .updateTable('staff_views')
    .set({ name, query, shared_roles: [...sharedRoles], position, changed_at: now })
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .execute();
}

export async function deleteView(tx: Tx, { staffId, id }: { staffId: string; id: string }): Promise<void> {
  await tx.deleteFrom('staff_views').where('staff_id', '=', staffId).where('id', '=', id).execute();
}

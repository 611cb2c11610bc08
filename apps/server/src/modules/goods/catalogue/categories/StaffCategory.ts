import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

/** A category as staff see it, a closed one too. */
export interface StaffCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly level: number;
  readonly name: string;
  readonly aliases: string[];
  readonly attributes: string[];
  readonly position: number;
  readonly pictureFileId: string | null;
  readonly placeholder: string | null;
  readonly count: number;
  readonly isClosed: boolean;
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

const columns = sql`
  id, parent_id as "parentId", level, name, aliases, attributes, position, picture_file_id as "pictureFileId", placeholder,
  product_count as count, closed_at is not null as "isClosed", version, changed_by as "changedBy", changed_at as "changedAt"`;

/** The whole tree, parents before children, each level in its order. */
export async function listStaffCategories(db: Reader): Promise<StaffCategory[]> {
  const { rows } = await sql<StaffCategory>`select ${columns} from categories order by level, position, id`.execute(db);
  return rows;
}

export async function getStaffCategory(db: Reader, id: string): Promise<StaffCategory> {
  const { rows } = await sql<StaffCategory>`select ${columns} from categories where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new ShopError('NOT_FOUND');
  return row;
}

/** Words of the audit log. */
export function auditOfCategory({
  name,
  parentId,
  aliases,
  attributes,
  position,
  isClosed,
  pictureFileId,
}: StaffCategory) {
  return { name, parentId, aliases, attributes, position, isClosed, pictureFileId };
}

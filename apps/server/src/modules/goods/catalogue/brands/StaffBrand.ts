import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

/** A brand as staff see it, a closed one too. */
export interface StaffBrand {
  readonly id: string;
  readonly name: string;
  readonly aliases: string[];
  readonly logoFileId: string | null;
  readonly placeholder: string | null;
  readonly isClosed: boolean;
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

async function select(db: Reader, rest: RawBuilder<unknown>): Promise<StaffBrand[]> {
  const { rows } = await sql<StaffBrand>`
    select brand.id, brand.name, brand.aliases, brand.logo_file_id as "logoFileId", logo.placeholder,
      brand.closed_at is not null as "isClosed", brand.version, brand.changed_by as "changedBy", brand.changed_at as "changedAt"
    from brands as brand left join goods_pictures as logo on logo.file_id = brand.logo_file_id
    ${rest}`.execute(db);
  return rows;
}

interface Asked {
  /** In the name or in another name of it. */
  readonly words: string | undefined;
  readonly after: string | null;
  readonly limit: number;
}

/** By name, which is unique. */
export async function listStaffBrands(db: Reader, { words, after, limit }: Asked): Promise<StaffBrand[]> {
  const named =
    words === undefined
      ? sql``
      : sql`and (strpos(lower(brand.name), lower(${words})) > 0 or exists (
          select from unnest(brand.aliases) as alias where strpos(lower(alias), lower(${words})) > 0))`;
  return await select(
    db,
    sql`where (${after}::text is null or brand.name > ${after}) ${named} order by brand.name limit ${limit}`,
  );
}

export async function getStaffBrand(db: Reader, id: string): Promise<StaffBrand> {
  const [brand] = await select(db, sql`where brand.id = ${id}`);
  if (!brand) throw new ShopError('NOT_FOUND');
  return brand;
}

/** Words of the audit log. */
export function auditOfBrand({ name, aliases, logoFileId, isClosed }: StaffBrand) {
  return { name, aliases, logoFileId, isClosed };
}

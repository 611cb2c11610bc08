import { assert } from '@jiwu/kernel';
import type { ShippingTemplate, StaffBrand, StaffCategory } from '@jiwu/contract';
import type * as catalogue from '../../../modules/goods/catalogue/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

interface Changed {
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

/** Says who changed each of them last, and when. */
async function sayWho(db: Reader, items: readonly Changed[]) {
  const ids = new Set(items.flatMap(({ changedBy }) => changedBy ?? []));
  const names = await listStaffNames(db, [...ids]);
  return ({ changedBy, changedAt }: Changed) =>
    changedBy === null || changedAt === null
      ? null
      : { byName: names.get(changedBy) ?? '', at: changedAt.toISOString() };
}

const pictureOf = (fileId: string | null, placeholder: string | null, alt: string) =>
  fileId === null ? null : { fileId, placeholder: placeholder ?? '', alt };

export async function describeCategories(
  db: Reader,
  categories: readonly catalogue.StaffCategory[],
): Promise<StaffCategory[]> {
  const who = await sayWho(db, categories);
  return categories.map((category) => ({
    id: category.id,
    parentId: category.parentId,
    level: category.level,
    name: category.name,
    aliases: category.aliases,
    attributes: category.attributes,
    picture: pictureOf(category.pictureFileId, category.placeholder, category.name),
    count: category.count,
    isClosed: category.isClosed,
    version: category.version,
    changed: who(category),
  }));
}

export async function describeBrands(db: Reader, brands: readonly catalogue.StaffBrand[]): Promise<StaffBrand[]> {
  const who = await sayWho(db, brands);
  return brands.map((brand) => ({
    id: brand.id,
    name: brand.name,
    aliases: brand.aliases,
    logo: pictureOf(brand.logoFileId, brand.placeholder, brand.name),
    isClosed: brand.isClosed,
    version: brand.version,
    changed: who(brand),
  }));
}

export async function describeTemplates(
  db: Reader,
  templates: readonly catalogue.StaffTemplate[],
): Promise<ShippingTemplate[]> {
  const who = await sayWho(db, templates);
  return templates.map(({ changedBy, changedAt, ...template }) => ({
    ...template,
    changed: who({ changedBy, changedAt }),
  }));
}

export async function describeCategory(db: Reader, category: catalogue.StaffCategory): Promise<StaffCategory> {
  const [described] = await describeCategories(db, [category]);
  assert(described, 'the one that was asked for');
  return described;
}

export async function describeBrand(db: Reader, brand: catalogue.StaffBrand): Promise<StaffBrand> {
  const [described] = await describeBrands(db, [brand]);
  assert(described, 'the one that was asked for');
  return described;
}

export async function describeTemplate(db: Reader, template: catalogue.StaffTemplate): Promise<ShippingTemplate> {
  const [described] = await describeTemplates(db, [template]);
  assert(described, 'the one that was asked for');
  return described;
}

import { randomUUID } from 'node:crypto';
import { rules, type StaffUnit } from '@jiwu/contract';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { apiUrl } from './addresses.ts';
import { callerOf } from './buyByApi.ts';
import { callApi } from './callApi.ts';
import { main } from './checkout.ts';
import { findDemoProduct } from './demoProducts.ts';
import type { Account } from './registerByApi.ts';
import { signInStaffMember, type StaffCall } from './staffMember.ts';

/** No other test looks at its opened units. */
const GOODS = '华夫格棉浴袍';

export interface MadeUnit {
  readonly id: string;
  readonly no: string;
  readonly productId: string;
  readonly skuId: string;
  readonly priceFen: number;
  /** The part that is not there. */
  readonly missing: string;
  /** Of whoever looks after goods. */
  readonly staff: StaffCall;
}

interface Found {
  readonly grade?: 'b' | 'c';
  readonly isObvious?: boolean;
  readonly foundWords?: string;
  readonly startFen: number;
}

const checklist = {
  categoryId: null,
  after: 0,
  items: [
    { key: 'shell', label: '外观', kind: 'look' },
    { key: 'seams', label: '缝线', kind: 'function' },
    { key: 'clean', label: '清洁消毒', kind: 'clean' },
  ],
  parts: ['主体', '腰带', '收纳袋'],
};

/** A unit on sale by the staff's own endpoints: of grade B, with one trace, without its bag, used before. */
export async function makeUnit(): Promise<MadeUnit> {
  const staff = await signInStaffMember(['goods']);
  const { id: productId } = await findDemoProduct(GOODS);
  const product = await read<{ skus: { id: string; priceFen: number; vipPriceFen: number | null }[] }>(
    `/product/detail?id=${productId}`,
  );
  const [sku] = product.skus;
  if (!sku) throw new Error(`${GOODS} has no SKU`);
  await staff('/staff/openBox/checklist', checklist, 'PUT').catch((error: unknown) => {
    // Another test, or the demo shop, has one already.
    if (!String(error).includes('检测单')) throw error;
  });
  const serial = `E2E-${randomUUID().slice(0, 12)}`;
  const taken = { skuId: sku.id, source: 'display', serial, sourceWords: '门店展示样品，挂过 2 天' };
  const unit = (await staff('/staff/openBox', taken)) as StaffUnit;
  const startFen = Math.floor(((sku.vipPriceFen ?? sku.priceFen) * 0.7) / 100) * 100;
  const { missing } = await gradeAndList(staff, unit, { startFen });
  return { missing, id: unit.id, no: unit.no, productId, skuId: sku.id, priceFen: startFen, staff };
}

/** Inspects, photographs, grades, prices and lists a unit that is in the house. */
export async function gradeAndList(
  staff: StaffCall,
  taken: Pick<StaffUnit, 'id' | 'version'>,
  found: Found,
): Promise<{ missing: string }> {
  const { id } = taken;
  const path = (step: string) => `/staff/openBox/unit/${id}/${step}`;
  let unit = (await staff(path('inspect'), { version: taken.version })) as StaffUnit;
  for (const place of rules.openBox.photoPlaces) {
    unit = (await staff(path(`photo?place=${place}`), await photo(place))) as StaffUnit;
  }
  const items = unit.checklist?.items ?? [];
  const findings = {
    isSealed: false,
    results: items.map(({ key }, at) => ({ key, result: at === 0 ? 'worn' : 'ok', words: '' })),
    defects: [
      {
        itemKey: items[0]?.key ?? '',
        place: '左袖口',
        words: '一道约 3 厘米的浅痕',
        photoId: unit.photos.find(({ place }) => place === 'wear')?.id ?? null,
        isObvious: found.isObvious ?? false,
      },
    ],
    parts: (unit.checklist?.parts ?? []).map((label, at, all) => ({
      label,
      isPresent: at < all.length - 1,
      words: '',
    })),
    useWords: '挂过 2 天',
    foundWords: found.foundWords ?? '',
    version: unit.version,
  };
  unit = (await staff(path('findings'), findings, 'PUT')) as StaffUnit;
  const { grade = 'b', startFen } = found;
  const grading = { grade, reason: '', headline: '左袖口一道浅痕', warrantyMonths: 12, version: unit.version };
  unit = (await staff(path('grade'), grading)) as StaffUnit;
  const floorFen = Math.floor((startFen * 0.8) / 100) * 100;
  const terms = { startFen, floorFen, dropFen: 500, everyDays: 3, version: unit.version };
  unit = (await staff(path('price'), terms, 'PUT')) as StaffUnit;
  await staff(path('list'), { version: unit.version });
  await expect.poll(() => stateOf(id), { message: 'the unit is shown' }).toBe('listed');
  return { missing: unit.checklist?.parts.at(-1) ?? '' };
}

/** A picture that differs from place to place: the same bytes would be one photo. */
async function photo(place: string): Promise<FormData> {
  const background = { r: 120 + rules.openBox.photoPlaces.findIndex((one) => one === place) * 20, g: 130, b: 140 };
  const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${place}.png`);
  return form;
}

async function stateOf(id: string): Promise<string | undefined> {
  return (await read<{ state?: string } | null>(`/openBox/unit?id=${id}`))?.state;
}

export async function readUnit(staff: StaffCall, id: string): Promise<StaffUnit> {
  return (await staff(`/staff/openBox/unit/${id}`, undefined, 'GET')) as StaffUnit;
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`${apiUrl}/api${path}`);
  return ((await response.json()) as { data: T }).data;
}

/** Somebody locks it. Answers the lock's id. */
export async function lockByApi(account: Account, { id }: Pick<MadeUnit, 'id'>): Promise<string> {
  const { flag, msg, data } = await callApi('POST', `/openBox/unit/${id}/lock`, callerOf(account), {});
  if (!flag) throw new Error(msg);
  return (data as { id: string }).id;
}

export async function giveBackByApi(account: Account, lockId: string): Promise<void> {
  const { flag, msg } = await callApi('POST', `/openBox/lock/${lockId}/release`, callerOf(account), {});
  if (!flag) throw new Error(msg);
}

/** A unit's card in a list. */
export const cardOf = (page: Page, { id }: MadeUnit) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/openBox?id=${id}"]`) });

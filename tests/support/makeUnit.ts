import { type Answer, type Contract, type OrderRow, rules, type UnitLive } from '@jiwu/contract';
import { DAY_MS, newId } from '@jiwu/kernel';
import { addUnitPhoto } from '../../apps/server/src/flows/openBox/addUnitPhoto.ts';
import { gradeUnit } from '../../apps/server/src/flows/openBox/gradeUnit.ts';
import { inspectUnit } from '../../apps/server/src/flows/openBox/inspectUnit.ts';
import { listUnit } from '../../apps/server/src/flows/openBox/listUnit.ts';
import { priceUnit } from '../../apps/server/src/flows/openBox/priceUnit.ts';
import { saveUnitFindings } from '../../apps/server/src/flows/openBox/saveUnitFindings.ts';
import { takeIn } from '../../apps/server/src/flows/openBox/takeIn.ts';
import { loadUnitLive } from '../../apps/server/src/flows/openBox/queries/loadUnitLive.ts';
import {
  type Grade,
  listChecklists,
  saveChecklist,
  suggestGrade,
  type Unit,
} from '../../apps/server/src/modules/channels/openBox/index.ts';
import type { Reply, ShopClient } from './createShopClient.ts';
import { type Buyer, must } from './makeBuyer.ts';
import { type MadeProduct, makeProduct } from './makeProduct.ts';
import { makeStaff } from './staff.ts';
import type { TestShop } from './startTestShop.ts';

export type LockAnswer = Answer<Contract['openBoxLock']>;
export type LockPage = Answer<Contract['openBoxLockGet']>;

export interface MadeUnit {
  readonly id: string;
  readonly no: string;
  readonly skuId: string;
  readonly staffId: string;
  readonly product: MadeProduct;
}

interface Wish {
  readonly product?: MadeProduct;
  readonly grade?: Grade;
  /** Traces on its shell. */
  readonly defects?: number;
  readonly isObvious?: boolean;
  readonly missing?: readonly string[];
  readonly useWords?: string;
  readonly headline?: string;
  readonly warrantyMonths?: number | null;
  readonly terms?: { startFen: number; floorFen: number; dropFen: number | null; everyDays: number };
  readonly isListed?: boolean;
}

/** What is looked at in goods of every category, in tests. */
export const checklist = {
  categoryId: null,
  items: [
    { key: 'shell', label: '外壳', kind: 'look' },
    { key: 'sound', label: '扬声器', kind: 'function' },
    { key: 'clean', label: '清洁消毒', kind: 'clean' },
  ],
  parts: ['主机', '充电线', '说明书'],
} as const;

export const TERMS = { startFen: 16_900, floorFen: 12_900, dropFen: 500, everyDays: 3 };

/** What there is to find, as staff write it down. */
export function findingsOf(wish: Wish, photoId: string | null) {
  const { defects = 1, isObvious = false, missing = ['说明书'], useWords = '用过 2 天' } = wish;
  return {
    isSealed: wish.grade === 'new',
    results: checklist.items.map(({ key }) => ({
      key,
      result: key === 'shell' && defects > 0 ? ('worn' as const) : ('ok' as const),
      words: '正常',
    })),
    defects: Array.from({ length: defects }, (_, at) => ({
      itemKey: 'shell',
      place: '外壳',
      words: `右下旋钮旁第 ${at + 1} 道浅痕`,
      photoId,
      isObvious,
    })),
    parts: checklist.parts.map((label) => ({ label, isPresent: !missing.includes(label), words: '' })),
    useWords,
    foundWords: '',
  };
}

/** A unit on sale, through the shop's own use cases: a radio with a scratch, unless the wish says otherwise. */
export async function makeUnit(shop: TestShop, wish: Wish = {}): Promise<MadeUnit> {
  const { db, clock } = shop.services;
  const now = clock();
  const product = wish.product ?? (await makeProduct(db, { pieces: 0, priceFen: 21_900 }));
  const skuId = product.skuIds[0] ?? '';
  const { staffId } = await makeStaff(shop, ['goods']);
  if ((await listChecklists(db.read)).length === 0) {
    const list = { ...checklist, items: [...checklist.items], parts: [...checklist.parts] };
    await db.transact((tx) => saveChecklist(tx, { ...list, after: 0, now }));
  }
  const taken = { skuId, serial: `JG-${newId().slice(-12)}`, source: 'display', sourceWords: '展示样机' } as const;
  const { unit } = await db.transact((tx) => takeIn(tx, { staffId, ...taken, bookFen: null, now }));
  await gradeAgain(shop, { id: unit.id, staffId }, wish);
  if (wish.isListed !== false) await relist(shop, { id: unit.id, staffId });
  return { id: unit.id, no: unit.no, skuId, staffId, product };
}

/** Inspects, photographs, grades and prices a unit that is in the house. */
export async function gradeAgain(
  shop: TestShop,
  { id, staffId }: Pick<MadeUnit, 'id' | 'staffId'>,
  wish: Wish & { readonly foundWords?: string } = {},
): Promise<Unit> {
  const { db, clock } = shop.services;
  const now = clock();
  const version = async () => (await versionOf(shop, id)).version;
  const inspected = await version();
  await db.transact((tx) => inspectUnit(tx, { staffId, id, version: inspected, now }));
  const photoIds: string[] = [];
  for (const place of rules.openBox.photoPlaces) {
    const stored = fakePhoto();
    photoIds.push(stored.photoId);
    await db.transact((tx) => addUnitPhoto(tx, { id, place, words: '', stored, now }));
  }
  const findings = { ...findingsOf(wish, photoIds[3] ?? null), foundWords: wish.foundWords ?? '' };
  const photographed = await version();
  await db.transact((tx) => saveUnitFindings(tx, { id, wish: { ...findings, version: photographed } }));
  const grade = wish.grade ?? suggestGrade(findings as never).grade ?? 'c';
  const { headline = '箱体一处浅痕', warrantyMonths = 12 } = wish;
  const graded = { grade, reason: '', headline, warrantyMonths };
  const found = await version();
  await db.transact((tx) => gradeUnit(tx, { staffId, id, version: found, ...graded, now }));
  const priced = await version();
  const terms = wish.terms ?? TERMS;
  return (await db.transact((tx) => priceUnit(tx, { staffId, id, version: priced, ...terms, now }))).unit;
}

/** 上架. */
export async function relist(shop: TestShop, { id, staffId }: Pick<MadeUnit, 'id' | 'staffId'>): Promise<void> {
  const { db, clock } = shop.services;
  const { version } = await versionOf(shop, id);
  await db.transact((tx) => listUnit(tx, { staffId, id, version, now: clock() }));
}

export async function versionOf({ services }: TestShop, id: string): Promise<{ version: number; state: string }> {
  return await services.db.read
    .selectFrom('open_box_units')
    .select(['version', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Photos without bytes; tests that look at bytes upload their own. */
function fakePhoto() {
  const picture = () => ({
    fileId: newId(),
    mediaType: 'image/webp',
    bytes: Buffer.from('x'),
    width: 800,
    height: 800,
  });
  return { photoId: newId(), original: picture(), rendition: picture(), placeholder: 'data:image/webp;base64,AAAA' };
}

/** Lets it be an hour before prices fall, in Shanghai. Before anyone signs in. */
export function letItBeNine(shop: TestShop): void {
  const now = shop.services.clock();
  const day = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  shop.advance(Date.parse(`${day}T09:00:00+08:00`) - now.getTime());
}

export function lockAs(client: ShopClient, { id }: Pick<MadeUnit, 'id'>, key = newId()): Promise<Reply> {
  return client.call('openBoxLock', { params: { id }, body: {}, headers: { 'Idempotency-Key': key } });
}

/** When it must be granted. */
export async function locked(client: ShopClient, unit: Pick<MadeUnit, 'id'>): Promise<LockAnswer> {
  return must<LockAnswer>(await lockAs(client, unit));
}

export function giveUp(client: ShopClient, { id }: Pick<LockAnswer, 'id'>): Promise<Reply> {
  return client.call('openBoxRelease', { params: { id }, body: {}, headers: { 'Idempotency-Key': newId() } });
}

export async function lockPage(client: ShopClient, { id }: Pick<LockAnswer, 'id'>): Promise<LockPage> {
  return must<LockPage>(await client.call('openBoxLockGet', { params: { id } }));
}

/** Ticks the first so many of what is asked; all of it unless given. */
export async function tick(client: ShopClient, lock: Pick<LockAnswer, 'id'>, most = Infinity): Promise<Reply> {
  const { asks } = await lockPage(client, lock);
  const items = asks.slice(0, most).map(({ key, version }) => ({ key, version }));
  return await client.call('openBoxAcknowledge', { params: { id: lock.id }, body: { items } });
}

export const unitDraft = (unit: MadeUnit, lock: Pick<LockAnswer, 'id'>) => ({
  kind: 'openBox',
  subjectId: lock.id,
  lines: [{ skuId: unit.skuId, quantity: 1 }],
});

/** The lock's order, unpaid. */
export async function unitOrder(buyer: Buyer, unit: MadeUnit, lock: Pick<LockAnswer, 'id'>): Promise<OrderRow> {
  return await buyer.ordered(unitDraft(unit, lock));
}

/** From the lock to the payment. */
export async function buyUnit(buyer: Buyer, unit: MadeUnit): Promise<OrderRow> {
  const order = await unitOrder(buyer, unit, await locked(buyer.client, unit));
  return must<OrderRow>(await buyer.payByBalance(order.id));
}

export async function liveOf({ services }: TestShop, { id }: Pick<MadeUnit, 'id'>): Promise<UnitLive> {
  return await loadUnitLive(services.db.read, { id, now: services.clock() });
}

/** A lock of a unit of its own; one that its user had before is given back, so that many can be made. */
export async function makeUnitLock(shop: TestShop, owner: ShopClient): Promise<string> {
  const { locks } = must<Answer<Contract['openBoxMine']>>(await owner.call('openBoxMine'));
  for (const lock of locks) if (lock.state === 'held') must(await giveUp(owner, lock));
  return (await locked(owner, await makeUnit(shop))).id;
}

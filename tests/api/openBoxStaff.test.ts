import { type Contract, errorCodes, rules, type Answer, type StaffUnit } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopClient, type Reply } from '../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { checklist, findingsOf, giveUp, letItBeNine, locked, makeUnit } from '../support/makeUnit.ts';
import { samplePicture } from '../support/samplePicture.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let staff: StaffClient;
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  letItBeNine(shop);
  staff = await signInStaff(shop, ['goods']);
  const body = { ...checklist, after: 0 };
  must(await staff.call('staffChecklistSave', { body }));
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const newSku = async () => (await makeProduct(shop.services.db, { pieces: 0, priceFen: 21_900 })).skuIds[0] ?? '';
const newSerial = () => `JG22-${newId().slice(-8)}`;
const takeIn = (skuId: string, more: object = {}) =>
  staff.call('staffUnitTakeIn', {
    body: { skuId, serial: newSerial(), source: 'display', sourceWords: '展示样机', ...more },
    headers: { 'Idempotency-Key': newId() },
  });
type Step =
  | 'staffUnitInspect'
  | 'staffUnitFindings'
  | 'staffUnitGrade'
  | 'staffUnitPrice'
  | 'staffUnitPublish'
  | 'staffUnitWithdraw'
  | 'staffUnitWriteOff';
const step = (name: Step, { id, version }: StaffUnit, body: object = {}) =>
  staff.call(name, {
    params: { id },
    body: { ...body, version },
    headers: { 'Idempotency-Key': newId() },
  });
const get = async ({ id }: Pick<StaffUnit, 'id'>) =>
  must<StaffUnit>(await staff.call('staffUnitGet', { params: { id } }));
async function photograph({ id }: StaffUnit, place: string, key = newId()): Promise<Reply> {
  const form = new FormData();
  form.set('file', new Blob([await samplePicture()], { type: 'image/png' }), 'photo.png');
  const headers = { 'Idempotency-Key': key };
  return await staff.call('staffUnitPhotoAdd', { params: { id }, query: `place=${place}`, form, headers });
}
const grading = { grade: 'b', reason: '', headline: '箱体一处浅痕', warrantyMonths: null };
const terms = { startFen: 16_400, floorFen: 13_100, dropFen: 500, everyDays: 3 };

/** Inspected with these findings, ready to be graded; with one photo of its trace. */
async function inspected(wish: Parameters<typeof findingsOf>[0] = {}): Promise<StaffUnit> {
  let unit = must<StaffUnit>(await takeIn(await newSku()));
  unit = must<StaffUnit>(await step('staffUnitInspect', unit));
  unit = must<StaffUnit>(await photograph(unit, 'wear'));
  return must<StaffUnit>(await step('staffUnitFindings', unit, findingsOf(wish, unit.photos[0]?.id ?? null)));
}

it('from the scanner to the list, as the page draws it', async () => {
  const skuId = await newSku();
  let unit = must<StaffUnit>(await takeIn(skuId, { bookFen: 11_850 }));
  expect(unit).toMatchObject({ state: 'intake', version: 1, newFen: 21_900, inspection: null, bookFen: 11_850 });
  expect(unit.no).toMatch(/^OB-\d{4}-\d{4,}$/);
  expect(unit.checklist?.items).toHaveLength(3);
  expect((await photograph(unit, 'front')).code).toBe(errorCodes.UNIT_CHANGED.code);

  unit = must<StaffUnit>(await step('staffUnitInspect', unit));
  expect(unit).toMatchObject({ state: 'inspecting', inspection: { no: 1, inspector: '测试员工', finishedAt: null } });
  for (const place of rules.openBox.photoPlaces.slice(0, 5)) unit = must<StaffUnit>(await photograph(unit, place));
  expect(unit.photosMissing).toEqual(['parts']);
  const wear = unit.photos.find(({ place }) => place === 'wear');
  expect((await step('staffUnitGrade', unit, grading)).code).toBe(errorCodes.UNIT_INSPECTION_UNFINISHED.code);
  unit = must<StaffUnit>(await step('staffUnitFindings', unit, findingsOf({ missing: ['充电线'] }, wear?.id ?? null)));
  expect(unit.suggestion.grade).toBe('b');
  expect(unit.suggestedSchedule).toEqual({ startFen: 16_400, floorFen: 13_100, dropFen: 500, everyDays: 3 });

  unit = must<StaffUnit>(await step('staffUnitGrade', unit, grading));
  expect(unit).toMatchObject({ state: 'graded', grade: 'b', inspection: { suggested: 'b', grade: 'b' } });
  expect((await step('staffUnitPublish', unit)).code).toBe(errorCodes.UNIT_PRICE_MISSING.code);
  unit = must<StaffUnit>(await step('staffUnitPrice', unit, terms));
  expect((await step('staffUnitPublish', unit)).code).toBe(errorCodes.UNIT_PHOTOS_MISSING.code);
  unit = must<StaffUnit>(await photograph(unit, 'parts'));
  unit = must<StaffUnit>(await step('staffUnitPublish', unit));
  expect(unit).toMatchObject({ state: 'listed', priceFen: 16_400, lockedUntil: null });
  expect(unit.passport.map(({ event, by }) => [event, by])).toEqual([
    ['listed', 'staff'],
    ['graded', 'staff'],
    ['inspecting', 'staff'],
    ['takenIn', 'staff'],
  ]);
  const { rows } = await sql<{ action: string }>`
    select action from audit_rows where target_id = ${unit.id} order by seq`.execute(shop.services.db.read);
  expect(rows.map(({ action }) => action)).toEqual([
    'openBox.takeIn',
    'openBox.inspect',
    ...Array.from({ length: 5 }, () => 'openBox.addPhoto'),
    'openBox.findings',
    'openBox.grade',
    'openBox.price',
    'openBox.addPhoto',
    'openBox.list',
  ]);
});

describe('photos', () => {
  it('are seen by staff alone until the unit is on sale; the original stays theirs', async () => {
    const guest = createShopClient(shop);
    const unit = await inspected();
    const [photo] = unit.photos;
    const seenBy = async (fileId: string) => (await guest.call('fileGet', { params: { id: fileId } })).status;
    expect(await seenBy(photo!.fileId)).toBe(404);
    const { original_id: originalId } = await shop.services.db.read
      .selectFrom('open_box_photos')
      .select('original_id')
      .where('id', '=', photo!.id)
      .executeTakeFirstOrThrow();
    const ask = (who: Pick<StaffClient, 'call'>) =>
      who.call('staffUnitPhoto', { params: { id: unit.id }, query: `photoId=${photo!.id}&w=320` });
    expect((await ask(staff)).status).toBe(200);
    expect((await ask(await signInStaff(shop, ['orders']))).status).toBe(404);
    const other = await inspected();
    const astray = { params: { id: other.id }, query: `photoId=${photo!.id}` };
    expect((await staff.call('staffUnitPhoto', astray)).status).toBe(404);
    let ready = must<StaffUnit>(await step('staffUnitGrade', unit, grading));
    for (const place of ready.photosMissing) ready = must<StaffUnit>(await photograph(ready, place));
    ready = must<StaffUnit>(await step('staffUnitPrice', ready, terms));
    must(await step('staffUnitPublish', ready));
    expect([await seenBy(photo!.fileId), await seenBy(originalId)]).toEqual([200, 404]);
  });

  it('one request is one photo; one that is taken anew is gone from the page', async () => {
    const unit = must<StaffUnit>(await step('staffUnitInspect', must<StaffUnit>(await takeIn(await newSku()))));
    const key = newId();
    const first = must<StaffUnit>(await photograph(unit, 'front', key));
    expect(must<StaffUnit>(await photograph(unit, 'front', key))).toEqual(first);
    const { id: photoId } = first.photos[0]!;
    const remove = (from: StaffUnit) =>
      staff.call('staffUnitPhotoRemove', { params: { id: from.id }, body: { photoId } });
    expect(must<StaffUnit>(await remove(first)).photos).toEqual([]);
    expect((await remove(first)).status).toBe(404);
  });
});

describe('a grade', () => {
  it('may be lower than suggested; higher only with a reason', async () => {
    const low = await inspected({ defects: 0 });
    expect(low.suggestion.grade).toBe('a');
    expect(must<StaffUnit>(await step('staffUnitGrade', low, { ...grading, grade: 'c' })).grade).toBe('c');
    const high = await inspected({ defects: 3 });
    expect(high.suggestion.grade).toBe('c');
    expect((await step('staffUnitGrade', high, { ...grading, grade: 'b' })).code).toBe(
      errorCodes.UNIT_GRADE_REASON.code,
    );
    const reasoned = { ...grading, grade: 'b', reason: '三处都在底面，装上看不见' };
    expect(must<StaffUnit>(await step('staffUnitGrade', high, reasoned))).toMatchObject({
      grade: 'b',
      inspection: { suggested: 'c', gradeReason: '三处都在底面，装上看不见' },
    });
  });

  it('准新 is for what is sealed, whatever the reason', async () => {
    const unit = await inspected({ defects: 0 });
    const reply = await step('staffUnitGrade', unit, { ...grading, grade: 'new', reason: '几乎没动过' });
    expect(reply.code).toBe(errorCodes.UNIT_GRADE_SEALED.code);
  });

  it('needs every item, every part, and a photo for every trace', async () => {
    const unit = await inspected();
    const whole = findingsOf({}, unit.photos[0]?.id ?? null);
    for (const broken of [
      { ...whole, results: whole.results.slice(1) },
      { ...whole, parts: whole.parts.slice(1) },
      { ...whole, defects: [] },
      { ...whole, defects: whole.defects.map((one) => ({ ...one, photoId: null })) },
      { ...whole, defects: [...whole.defects, { ...whole.defects[0]!, itemKey: 'sound' }] },
    ]) {
      const saved = must<StaffUnit>(await step('staffUnitFindings', await get(unit), broken));
      expect((await step('staffUnitGrade', saved, grading)).code).toBe(errorCodes.UNIT_INSPECTION_UNFINISHED.code);
    }
    for (const astray of [
      { ...whole, results: [{ key: 'noSuchItem', result: 'ok', words: '' }] },
      { ...whole, results: [...whole.results, whole.results[0]!] },
      { ...whole, defects: whole.defects.map((one) => ({ ...one, photoId: newId() })) },
    ]) {
      expect((await step('staffUnitFindings', await get(unit), astray)).status).toBe(400);
    }
  });
});

describe('what is refused', () => {
  it('another version, a step that is not in the table, a unit that is not there', async () => {
    const unit = must<StaffUnit>(await takeIn(await newSku()));
    expect((await step('staffUnitInspect', { ...unit, version: 9 })).code).toBe(errorCodes.UNIT_CHANGED.code);
    for (const [name, body] of [
      ['staffUnitGrade', grading],
      ['staffUnitPublish', {}],
      ['staffUnitWithdraw', { reason: '看看' }],
      ['staffUnitPrice', terms],
      ['staffUnitFindings', findingsOf({}, null)],
    ] as const) {
      expect((await step(name, unit, body)).code, name).toBe(errorCodes.UNIT_CHANGED.code);
    }
    expect((await step('staffUnitInspect', { ...unit, id: newId() })).status).toBe(404);
    expect((await takeIn(newId())).code).toBe(errorCodes.SKU_GONE.code);
  });

  it('a serial that is in the house already, until it is written off', async () => {
    const skuId = await newSku();
    const serial = newSerial();
    const unit = must<StaffUnit>(await takeIn(skuId, { serial }));
    expect((await takeIn(skuId, { serial: serial.toLowerCase() })).code).toBe(errorCodes.UNIT_SERIAL_TAKEN.code);
    must(await takeIn(await newSku(), { serial }));
    expect(must<StaffUnit>(await step('staffUnitWriteOff', unit, { reason: '摔坏了' })).state).toBe('writtenOff');
    must(await takeIn(skuId, { serial }));
    const found = must<Answer<Contract['staffUnitList']>>(
      await staff.call('staffUnitList', { query: `code=${serial}&state=writtenOff` }),
    );
    expect(found.items.map(({ id }) => id)).toEqual([unit.id]);
  });

  it('withdrawing while somebody is paying; afterwards it can be listed again', async () => {
    const made = await makeUnit(shop);
    const [buyer] = (await makeCrowd(shop, 1)) as [Buyer];
    const lock = await locked(buyer.client, made);
    let unit = await get(made);
    expect(unit.lockedUntil).toBe(lock.deadline);
    expect((await step('staffUnitWithdraw', unit, { reason: '补拍照片' })).code).toBe(errorCodes.UNIT_LOCKED.code);
    expect((await step('staffUnitWriteOff', unit, { reason: '摔坏了' })).code).toBe(errorCodes.UNIT_CHANGED.code);
    must(await giveUp(buyer.client, lock));
    unit = must<StaffUnit>(await step('staffUnitWithdraw', unit, { reason: '补拍照片' }));
    expect(unit.state).toBe('graded');
    // Everyone has seen its photos, and buyers have acknowledged by them: others belong to another inspection.
    expect((await photograph(unit, 'front')).code).toBe(errorCodes.UNIT_CHANGED.code);
    expect((await buyer.client.call('openBoxLock', { params: { id: made.id }, body: {} })).code).toBe(
      errorCodes.UNIT_GONE.code,
    );
    expect(await shop.broken()).toEqual([]);
    unit = must<StaffUnit>(await step('staffUnitPrice', unit, terms));
    must(await step('staffUnitPublish', unit));
    await locked(buyer.client, made);
  });

  it('a repetition changes nothing more', async () => {
    const unit = must<StaffUnit>(await takeIn(await newSku()));
    const headers = { 'Idempotency-Key': newId() };
    const ask = (version: number) =>
      staff.call('staffUnitInspect', { params: { id: unit.id }, body: { version }, headers });
    const first = must<StaffUnit>(await ask(unit.version));
    expect(must(await ask(unit.version))).toEqual(first);
    expect((await ask(unit.version + 1)).status).toBe(409);
  });
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCodes, rules } from '@jiwu/contract';
import { HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeExport } from '../../apps/server/src/flows/staff/outside/makeExport.ts';
import { recordAudit } from '../../apps/server/src/modules/staff/audit/index.ts';
import { requeueStaffExports, sweepStaffExports } from '../../apps/server/src/modules/staff/exports/index.ts';
import { cellsOf } from '../support/sheets.ts';
import { freshCode, signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const run = promisify(execFile);
const OPENPYXL = path.resolve('apps/server/src/platform/spreadsheets/testing/read_with_openpyxl.py');

let shop: TestShop;
let finance: StaffClient;
let admin: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  [finance, admin] = [await signInStaff(shop, ['finance']), await signInStaff(shop, ['admin'])];
  for (let round = 0; round < 30; round += 1) {
    await shop.services.db.transact((tx) =>
      recordAudit(tx, {
        staffId: finance.staffId,
        action: 'toy.deed',
        target: { kind: 'toys', id: `=1+${round}` },
        before: null,
        after: { round },
        now: shop.services.clock(),
      }),
    );
  }
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

interface Item {
  readonly id: string;
  readonly state: string;
  readonly rows: number;
  readonly isCut: boolean;
  readonly isThere: boolean;
}
const ask = (staff: StaffClient, body: object = {}, headers = {}) =>
  staff.call('staffExportAsk', {
    body: { kind: 'audit', format: 'xlsx', filters: { action: 'toy' }, ...body },
    headers,
  });
const idOf = async (reply: ReturnType<typeof ask>) => ((await reply).data as { id: string }).id;
const make = ({ staffId }: StaffClient, exportId: string) => makeExport(shop.services, { staffId, exportId });
const itemOf = async (staff: StaffClient, id: string) => {
  const { items } = (await staff.call('staffExportList')).data as { items: Item[] };
  return items.find((item) => item.id === id);
};
async function bytesOf(staff: StaffClient, id: string) {
  const response = await fetch(`${shop.apiUrl}/api/staff/export/${id}/file`, {
    headers: { token: staff.token, 'User-Type': 'Staff' },
  });
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}
/** Nothing stays open between tests. */
const finishAll = () =>
  shop.owner.writeAlone(sql`
    update staff_exports set state = 'failed', finished_at = now() where state in ('waiting', 'running')`);

describe('an export', () => {
  it('is made in the background, with the filters of the page, and names who took it', async () => {
    const headers = { 'Idempotency-Key': 'an-export-of-audit' };
    const id = await idOf(ask(finance, {}, headers));
    expect(await idOf(ask(finance, {}, headers)), 'the same request').toBe(id);
    expect(await itemOf(finance, id)).toMatchObject({ state: 'waiting', isThere: false, title: '审计' });
    expect((await bytesOf(finance, id)).status).toBe(404);
    await make(finance, id);
    expect(await itemOf(finance, id)).toMatchObject({ state: 'done', rows: 30, isCut: false, isThere: true });
    const file = await bytesOf(finance, id);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="jiwu-audit.xlsx"');
    const [headings, ...rows] = await cellsOf(file.bytes);
    expect(headings).toEqual(['序号', '时间', '员工', '动作', '对象', '编号', '改前', '改后', '导出人']);
    expect(rows).toHaveLength(30);
    expect(rows.every((row) => row[3] === 'toy.deed' && row[8]?.startsWith('测试员工 20'))).toBe(true);
    const audited = await shop.services.db.read
      .selectFrom('audit_rows')
      .select(['action', 'after'])
      .where('target_id', '=', id)
      .orderBy('seq')
      .execute();
    expect(audited).toMatchObject([
      { action: 'export.ask', after: { kind: 'audit', filters: { action: 'toy' } } },
      { action: 'export.done', after: { rows: 30 } },
    ]);
    const dir = await mkdtemp(path.join(tmpdir(), 'jiwu-export-'));
    await writeFile(path.join(dir, 'export.xlsx'), file.bytes);
    const { stdout } = await run('/usr/bin/python3', [OPENPYXL, path.join(dir, 'export.xlsx')]);
    const seen = JSON.stringify(JSON.parse(stdout));
    expect(seen).toContain('测试员工');
    expect(seen).toContain('["s","=1+7","@"]');
    await rm(dir, { recursive: true });
  });

  it('as csv has no formula that a program would compute', async () => {
    const id = await idOf(ask(finance, { format: 'csv' }));
    await make(finance, id);
    const text = new TextDecoder().decode((await bytesOf(finance, id)).bytes);
    expect(text).toContain("'=1+7");
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(31);
  });

  it('is for those who may see the list, for whoever asked, and with filters that the list knows', async () => {
    const content = await signInStaff(shop, ['content']);
    expect((await ask(content)).status).toBe(404);
    expect((await ask(finance, { kind: 'members', filters: {} })).status).toBe(404);
    expect((await ask(finance, { filters: { colour: 'red' } })).status).toBe(400);
    expect((await ask(finance, { kind: 'nothing' })).status).toBe(400);
    const id = await idOf(ask(admin, { kind: 'members', filters: {} }));
    await make(admin, id);
    const rows = await cellsOf((await bytesOf(admin, id)).bytes);
    expect(rows.slice(1).map((row) => row[2])).toEqual(expect.arrayContaining(['超级管理员', '财务', '内容']));
    expect((await bytesOf(finance, id)).status, 'of another').toBe(404);
    expect(await itemOf(finance, id)).toBeUndefined();
  });

  it('is not made, and not given, to whoever has lost the role', async () => {
    const leaver = await signInStaff(shop, ['finance']);
    const [done, open] = [await idOf(ask(leaver)), await idOf(ask(leaver))];
    await make(leaver, done);
    const body = { name: '转岗', roles: ['goods'], version: 1, code: freshCode(shop, admin) };
    expect((await admin.call('staffMemberChange', { params: { id: leaver.staffId }, body })).status).toBe(200);
    await make(leaver, open);
    expect(await itemOf(leaver, open)).toMatchObject({ state: 'failed' });
    expect((await bytesOf(leaver, done)).status).toBe(404);
  });

  it('waits in a short line', async () => {
    await finishAll();
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(finance)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(rules.staffExport.openAtOnce);
    expect(replies.filter(({ code }) => code === errorCodes.STAFF_EXPORT_LIMIT.code)).toHaveLength(3);
    await finishAll();
  });

  it('that is run twice is there once, and is taken away after a day', async () => {
    const id = await idOf(ask(finance));
    await Promise.all([make(finance, id), make(finance, id)]);
    expect(await itemOf(finance, id)).toMatchObject({ state: 'done' });
    const done = sql`action = 'export.done' and target_id = ${id}`;
    const { rows } = await sql`select seq from audit_rows where ${done}`.execute(shop.services.db.read);
    expect(rows).toHaveLength(1);
    const row = () =>
      shop.services.db.read.selectFrom('staff_exports').select('storage_key').where('id', '=', id).executeTakeFirst();
    const key = (await row())?.storage_key ?? '';
    expect(await shop.services.storage.find(key)).not.toBeNull();
    shop.advance(rules.staffExport.hours * HOUR_MS + 1000);
    const later = await signInStaff(shop, ['admin']);
    expect(later.staffId).not.toBe('');
    await sweepStaffExports(shop.services);
    expect(await shop.services.storage.find(key)).toBeNull();
    expect((await row())?.storage_key).toBeNull();
  });

  it('whose job was lost is queued again, and given up after an hour', async () => {
    const staff = await signInStaff(shop, ['finance']);
    const id = await idOf(ask(staff));
    const jobs = async () =>
      (
        await sql<{ key: string }>`select key from graphile_worker.jobs where key = ${`staffExport:${id}`}`.execute(
          shop.owner.read,
        )
      ).rows;
    await shop.owner.writeAlone(sql`select graphile_worker.remove_job(${`staffExport:${id}`})`);
    expect(await jobs()).toEqual([]);
    shop.advance(6 * MINUTE_MS);
    await requeueStaffExports(shop.services);
    expect(await jobs()).toHaveLength(1);
    shop.advance(HOUR_MS);
    await requeueStaffExports(shop.services);
    expect(await itemOf(staff, id)).toMatchObject({ state: 'failed' });
    await make(staff, id);
    expect(await itemOf(staff, id)).toMatchObject({ state: 'failed' });
  });
});

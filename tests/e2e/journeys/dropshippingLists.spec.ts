import type { Route } from '@playwright/test';
import { cellsOf, xlsxOf } from '../../support/sheets.ts';
import { openBatches, part, press } from '../support/batchPages.ts';
import { main } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { lookAt } from '../support/lookAt.ts';
import { payOnPhone } from '../support/payOnPhone.ts';
import { findGoods, makeBatch, makeReseller, orderBatch, pasteCells, rowsOf, rowTo } from '../support/resellers.ts';
import { expect, memberTest } from '../support/test.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Six chunks of the worker: enough to see it go on. The drill of large batches has five thousand, with a limit to their time. */
const LONG_LIST = 1200;

memberTest('a list is pasted as people write it, and what is unclear is chosen', async ({ page, account }) => {
  const goods = await findGoods();
  await makeReseller(account);
  const { id } = await makeBatch(account, goods, [], '粘贴的名单');
  // A letter for the last digit: another digit can be the code of another colour.
  const near = `${goods.code.slice(0, -1)}X`;
  await openBatches(page, `/order/dropshipping?id=${id}&step=recipients`);
  await main(page).getByRole('tab', { name: '粘贴名单' }).click();
  await main(page)
    .getByRole('textbox')
    .fill(
      [
        `王晓岚 13800002207 浙江省杭州市余杭区五常街道文一西路 969 号 ${goods.code} 2`,
        `收货人：李建民，15900006613，江苏省苏州市吴中区长桥街道宝带东路 345 号`,
        `刘洋，17700003356，河北省朝阳区建国路 88 号，${goods.code}，1`,
        `吴芳 13500009082 江西省赣州市章贡区红旗大道 12 号 ${near} 1`,
        `王晓岚 13800002207 浙江省杭州市余杭区五常街道文一西路 969 号 ${goods.code} 2`,
      ].join('\n'),
    );
  await expectAccessible(page);
  await lookAt(page, 'paste');
  await press(page, '识别 5 行');
  await expect(part(page, '5 行已识别完')).toContainText('重复，先不算 1');
  await lookAt(page, 'pasted');
  await memberTest.step('a code that is nearly right', async () => {
    await main(page)
      .getByRole('button', { name: `第 4 行换成 ${goods.code}` })
      .click();
    await expect(part(page, '要改的 1 行')).toBeVisible();
  });
  await memberTest.step('a place that is not clear', async () => {
    await main(page).getByRole('button', { name: '第 3 行选地区' }).click();
    const dialog = page.getByRole('dialog', { name: '第 3 行，选地区' });
    await expect(dialog.getByLabel('街道和门牌')).toHaveValue(/^建国路 ?88 ?号$/);
    await dialog.getByLabel('所在地区').click();
    await page.keyboard.type('朝阳区');
    const found = page.getByText(/^\S+ \/ \S+ \/ 朝阳区$/);
    await expect(found, 'the list has been narrowed').toHaveCount(2);
    // By keyboard: the narrowed list is placed anew, and a mouse can miss an option that moves while it is pressed.
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.ant-cascader-menu-item-active')).toHaveText('北京市 / 北京市 / 朝阳区');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('所在地区')).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page);
    await lookAt(page, 'region');
    await dialog.getByRole('button', { name: '改好' }).click();
    await expect(part(page, '可以下单的 4 行')).toContainText('朝阳区');
  });
  await memberTest.step('a repeat is sent when it is ticked', async () => {
    const tick = part(page, '重复的 1 行').getByRole('checkbox', { name: '第 5 行仍然下单' });
    await expect(part(page, '重复的 1 行')).toContainText('与第 1 行相同：王晓岚，138****2207');
    await tick.check();
    await expect(part(page, '可以下单的 5 行')).toBeVisible();
    await expect(tick).toBeChecked();
    await expect(tick).not.toHaveAttribute('aria-disabled');
    await tick.uncheck();
    await expect(part(page, '可以下单的 4 行')).toBeVisible();
  });
  await expectAccessible(page);
  await memberTest.step('one payment for all of it, by WeChat', async () => {
    const answered = page.waitForResponse(/\/api\/payment\/[^/]+\/code$/);
    await press(page, /^去付款，/);
    await main(page).getByRole('radio', { name: '微信支付' }).check();
    const { data } = (await (await answered).json()) as { data: { codeUrl: string } };
    await payOnPhone(page.context(), data.codeUrl);
    await expect(part(page, '批次')).toContainText('4 单等仓库发出');
    await expect(part(page, '付款')).toContainText('微信支付');
  });
});

memberTest('a sheet with 40 bad rows is mended in place, many at once', async ({ page, account }) => {
  const goods = await findGoods();
  await makeReseller(account);
  const { id } = await makeBatch(account, goods, [], '名单');
  const rows = Array.from({ length: 60 }, (_, at) => {
    const { recipient, phoneNumber, address } = rowTo(goods.code);
    return [recipient, at < 40 ? phoneNumber.slice(0, 10) : phoneNumber, address, goods.code, '1'];
  });
  const bytes = await xlsxOf([['收货人', '手机', '收货地址', '商品编码', '数量'], ...rows]);
  await openBatches(page, `/order/dropshipping?id=${id}&step=recipients`);
  await main(page).getByRole('tab', { name: '上传表格' }).click();
  await memberTest.step('what is no list is refused in words', async () => {
    const buffer = Buffer.from('a,b\n1,2\n');
    await main(page).getByLabel('名单文件').setInputFiles({ name: '别的.csv', mimeType: 'text/csv', buffer });
    await expect(
      main(page)
        .getByRole('alert')
        .filter({ hasText: /列|表头|收/ }),
    ).toBeVisible();
    await expectAccessible(page);
    await lookAt(page, 'upload');
  });
  const file = { name: '11月社群名单.xlsx', mimeType: XLSX, buffer: Buffer.from(bytes) };
  await main(page).getByLabel('名单文件').setInputFiles(file);
  await expect(part(page, '60 行已识别完')).toContainText('要改 40');
  await expect(part(page, '60 行已识别完')).toContainText('11月社群名单.xlsx');
  await expectAccessible(page);
  await lookAt(page, 'imported');
  await memberTest.step('the bad ones as a file', async () => {
    const saved = page.waitForEvent('download');
    await main(page).getByRole('button', { name: '下载这 40 行' }).click();
    const chunks = await (await (await saved).createReadStream()).toArray();
    const cells = await cellsOf(new Uint8Array(Buffer.concat(chunks)));
    expect(cells).toHaveLength(41);
    expect(cells[0]?.join()).toContain('要改的原因');
  });
  await memberTest.step('a column that was mended elsewhere is pasted over them', async () => {
    const bad = part(page, /^要改的 40 行/);
    await bad.getByRole('button', { name: '用表格改' }).click();
    const [first] = await rowsOf(account, id);
    const column = Array.from({ length: 40 }, (_, at) => [`137${String(10_000_000 + at)}`]);
    await pasteCells(bad.getByLabel(`第 ${first?.no} 行手机号`), column);
    await expectAccessible(page);
    await lookAt(page, 'grid');
    await bad.getByRole('button', { name: '核对改过的 40 行' }).click();
    await expect(part(page, '可以下单的 60 行')).toBeVisible();
    await expect(bad).toHaveCount(0);
  });
  await part(page, '可以下单的 60 行').getByRole('button', { name: '看全部 60 行' }).click();
  await expect(part(page, '合计')).toContainText('60 单应付');
});

memberTest('a long list is read while its sender is elsewhere', { tag: '@once' }, async ({ page, account }) => {
  const goods = await findGoods();
  await makeReseller(account);
  const { id } = await makeBatch(account, goods, [], '名单');
  const rows = Array.from({ length: LONG_LIST }, () => {
    const { recipient, phoneNumber, address, quantity } = rowTo(goods.code);
    return [recipient, phoneNumber, address, goods.code, quantity];
  });
  const buffer = Buffer.from(await xlsxOf([['收货人', '手机', '收货地址', '商品编码', '数量'], ...rows]));
  await openBatches(page, `/order/dropshipping?id=${id}&step=recipients`);
  await main(page).getByRole('tab', { name: '上传表格' }).click();
  const taken = page.waitForResponse(/\/import$/);
  await main(page).getByLabel('名单文件').setInputFiles({ name: '双十一答谢名单.xlsx', mimeType: XLSX, buffer });
  expect((await taken).status()).toBe(200);
  await openBatches(page);
  const card = main(page).getByRole('article', { name: '双十一答谢名单.xlsx' });
  // Without being asked to look again: the list follows a batch that goes on by itself.
  await expect(card).toContainText('1,200 行可以下单', { timeout: 120_000 });
  await expect(card.getByRole('link', { name: /^去付款/ })).toBeVisible();
});

memberTest(
  'an import under way says how far it is, and what keeps a reseller from ordering',
  async ({ page, account }) => {
    const goods = await findGoods();
    await makeReseller(account);
    const rows = Array.from({ length: 8 }, (_, at) => rowTo(goods.code, at < 2 ? { phoneNumber: '1386620491' } : {}));
    const { id } = await makeBatch(account, goods, rows, '双十一答谢名单.xlsx');
    const startedAt = new Date(Date.now() - 60_000).toISOString();
    const counts = { all: 1840, unread: 0, bad: 9, repeated: 5, good: 1826 };
    const file = {
      name: '双十一答谢名单.xlsx',
      state: 'reading',
      readRows: 1840,
      allRows: 4216,
      startedAt,
      endedAt: null,
    };
    const reading = { state: 'draft', rows: counts, file: { ...file, hiddenRows: 3, failure: null } };
    // A worker of the test's shop reads a file before anyone can look: what it would say meanwhile is said in its place.
    await page.route(`**/api/dropshipping/${id}`, (route) => mix(route, (data) => ({ ...data, ...reading })));
    await page.route(`**/api/dropshipping/${id}/events`, (route) => route.abort());
    await page.route(/\/api\/dropshipping(?:\?.*)?$/, (route) =>
      mix(route, (data) => ({
        ...data,
        blockedUntil: new Date(Date.now() + 3_600_000).toISOString(),
        items: (data['items'] as object[]).map((item) => ({ ...item, ...reading })),
      })),
    );
    await openBatches(page);
    const card = main(page).getByRole('article', { name: '双十一答谢名单.xlsx' });
    await expect(card).toContainText('正在识别 1,840 / 4,216 行，约 2 分钟。可以离开，好了发消息');
    await expect(card.getByRole('button', { name: /^停止导入/ })).toBeVisible();
    await expect(main(page).getByText(/^今天有 3 个批次下了单没有付款/)).toBeVisible();
    await expectAccessible(page);
    await lookAt(page, 'importingList');
    await card.getByRole('link', { name: '双十一答谢名单.xlsx' }).click();
    await expect(part(page, '正在识别，1,840 / 4,216 行')).toContainText('约还要 2 分钟');
    await expect(part(page, '到目前的合计')).toContainText('到目前应付');
    await expect(page.getByRole('button', { name: '识别完才能付款' }).filter({ visible: true })).toBeVisible();
    await expect(part(page, /^要改的 9 行/)).toContainText('手机号少 1 位');
    await expectAccessible(page);
    await lookAt(page, 'importing');
  },
);

/** The shop's own answer, with something of it said otherwise. */
async function mix(route: Route, change: (data: Record<string, unknown>) => object): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as { data: Record<string, unknown> };
  await route.fulfill({ response, json: { ...answer, data: change(answer.data) } });
}

memberTest('an unpaid batch is told of before another is prepared, with the way to it', async ({ page, account }) => {
  const goods = await findGoods();
  await makeReseller(account);
  const first = await makeBatch(account, goods, [rowTo(goods.code)], '先下单的名单');
  const second = await makeBatch(account, goods, [rowTo(goods.code)], '后来的名单');
  await openBatches(page, `/order/dropshipping?id=${second.id}`);
  await expect(part(page, '合计')).toContainText('1 单应付');
  await orderBatch(account, first.id);
  await memberTest.step('what was ordered meanwhile is told by the refusal', async () => {
    await press(page, /^去付款，寄 1 单/);
    const refusal = part(page, '合计').getByRole('alert');
    await expect(refusal).toContainText('有一个批次还没付款');
    await expect(refusal.getByRole('link', { name: '去付款或取消' })).toBeVisible();
    await lookAt(page, 'unpaidRefusal');
  });
  await memberTest.step('from then on its button leads there, instead of being refused again', async () => {
    await press(page, '先处理没付款的批次');
    await expect(main(page).getByText(first.no)).toBeVisible();
  });
  await memberTest.step('a new one tells of it at its first step', async () => {
    await openBatches(page, '/order/dropshipping?id=new');
    const note = main(page).getByRole('status').filter({ hasText: '“先下单的名单”还没付款' });
    await expect(note).toBeVisible();
    await expectAccessible(page);
    await lookAt(page, 'unpaidNote');
    await note.getByRole('link', { name: '去付款或取消' }).click();
    await expect(main(page).getByText(first.no)).toBeVisible();
    await expect(note).toBeHidden();
  });
});

import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { userIdOf } from '../../support/userIdOf.ts';
import { consoleUrl } from '../support/addresses.ts';
import { callApi } from '../support/callApi.ts';
import { callerOf } from '../support/checkout.ts';
import { makeConsoleStaff, signInToConsole } from '../support/consoleStaff.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { lookAt } from '../support/lookAt.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { expect, test } from '../support/test.ts';

const messages = (page: Page) => page.getByRole('list', { name: '消息' });
/** Wholly in sight: nothing of it is under the answer or above the edge. */
const seen = async (page: Page, text: string) =>
  await expect(messages(page).getByText(text)).toBeInViewport({ ratio: 0.99 });

/** A user who wrote more than a screen holds, and who has waited longer than anybody else. */
async function longWait() {
  const account = await registerByApi();
  const write = async (text: string) => {
    expect((await callApi('POST', '/support/message', callerOf(account), { text })).flag).toBe(true);
  };
  for (let nth = 1; nth <= 8; nth += 1) await write(`第 ${nth} 条\n茶壶\n茶杯\n茶盘\n茶叶`);
  const database = new Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query(
    `update support_threads set waiting_since = created_at - interval '30 days' where user_id = $1`,
    [userIdOf(account)],
  );
  await database.end();
  return write;
}

test('a conversation opens at its newest message, follows it, and stays open when it was answered @once', async ({
  page,
}) => {
  const write = await longWait();
  await signInToConsole(page, await makeConsoleStaff(['orders']), '/support');
  await seen(page, '第 8 条');
  await expect(page).toHaveURL(/\/support\?id=/);
  await expectAccessible(page);
  await test.step('answered, it is not taken away, and the answer is in sight', async () => {
    await page.getByLabel('回复', { exact: true }).fill('补发一把\n今天就寄\n单号随后');
    await page.getByLabel('回复', { exact: true }).press('Control+Enter');
    await expect(page.getByLabel('回复', { exact: true })).toHaveValue('');
    await seen(page, '补发一把');
    await lookAt(page, 'console-support-answered');
    await expect(page).toHaveURL(/\/support\?id=/);
  });
  await test.step('what is written meanwhile is followed, but for whoever reads further up', async () => {
    await write('好的，谢谢');
    await seen(page, '好的，谢谢');
    await messages(page).evaluate((list) => list.scrollTo({ top: 0 }));
    await write('还有一件事');
    await expect(messages(page).getByText('还有一件事')).toBeAttached();
    await seen(page, '第 1 条');
  });
});

test('what is wrong is said in words where it is written @once', async ({ page }) => {
  await signInToConsole(page, await makeConsoleStaff(['orders', 'content', 'goods']), '/orders?state=garbage');
  await test.step('a file of parcels', async () => {
    await expect(page.getByText('garbage')).toHaveCount(0);
    await page.getByRole('button', { name: '按单号文件发货' }).click();
    const drawer = page.getByRole('dialog', { name: '按单号文件发货' });
    await expect(drawer).toContainText('订单号、快递公司、运单号');
    const choose = async (buffer: string) =>
      await drawer
        .locator('input[type=file]')
        .setInputFiles({ name: '发货.csv', mimeType: 'text/csv', buffer: Buffer.from(buffer) });
    await choose('订单号,备注\n1,2\n');
    await expect(drawer.getByRole('alert')).toContainText('表头里没有“快递公司”“运单号”');
    await expectAccessible(page);
    await lookAt(page, 'console-dispatch-file');
    await drawer.getByRole('button', { name: '下载模板' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toBe('发货模板.csv');
  });
  await test.step('a text', async () => {
    await page.goto(`${consoleUrl}/texts/new?kind=article`);
    await page.getByLabel('地址里的词').fill('missingGoods');
    await page.getByLabel('标题').fill('找不到的茶壶');
    await page.getByLabel('摘要').fill('文里的商品不在');
    await page.getByLabel('正文的原文').fill('一把壶\n\n:::product 999999\n好用\n:::');
    await page.getByRole('button', { name: '存草稿' }).click();
    await expect(page.getByRole('region', { name: '正文', exact: true }).getByRole('alert')).toContainText(
      '第 3 行：没有商品 999999',
    );
    await lookAt(page, 'console-text-problem');
  });
  await test.step('a wholesale price, which is not saved over', async () => {
    await page.goto(`${consoleUrl}/products`);
    await page.getByRole('table').getByRole('link').first().click();
    const field = page.getByLabel(/的批发价/).first();
    await field.fill('10件45');
    await field.blur();
    await expect(field).toHaveValue('10件45');
    await expect(field).toHaveAccessibleDescription('写成 10:45.00;50:42.00（几件起:每件几元）');
    await page.getByRole('button', { name: '存草稿' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '的批发价没写对，还没有存' })).toBeVisible();
    await expect(field).toHaveValue('10件45');
    await expectAccessible(page);
    await lookAt(page, 'console-wholesale-problem');
  });
});

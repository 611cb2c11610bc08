import { readFile } from 'node:fs/promises';
import { cellsOf } from '../../support/sheets.ts';
import { consoleUrl } from '../support/addresses.ts';
import { type Bought, buyByApi, callerOf } from '../support/buyByApi.ts';
import { callApi } from '../support/callApi.ts';
import { freshCodeOf, makeConsoleStaff, signInToConsole } from '../support/consoleStaff.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { lookAt } from '../support/lookAt.ts';
import { balanceOf, newTrackingNo, PIANO, TEAPOT } from '../support/orderPages.ts';
import { type Account, registerByApi } from '../support/registerByApi.ts';
import { signInStaffMember } from '../support/staffMember.ts';
import { expect, test } from '../support/test.ts';

interface OrderSeen {
  readonly state: string;
  readonly lines: readonly { readonly id: string }[];
}

async function orderOf(account: Account, { id }: Bought): Promise<OrderSeen> {
  const { data } = await callApi('GET', `/order/${id}`, callerOf(account));
  return data as OrderSeen;
}

test('an order is found and sent without a mouse, and can be called back for ten seconds @once', async ({ page }) => {
  const account = await registerByApi();
  const bought = await buyByApi(account, { keyword: TEAPOT, quantity: 2 });
  const staff = await makeConsoleStaff(['orders']);
  const tracking = newTrackingNo();
  await test.step('signs in', async () => {
    await page.goto(consoleUrl);
    await expect(page.getByLabel('登录名')).toBeFocused();
    await page.keyboard.type(staff.loginName);
    await page.keyboard.press('Tab');
    await page.keyboard.type(staff.password);
    // An eye that shows the password stands between.
    const code = page.getByLabel('动态验证码');
    while (!(await code.evaluate((input) => input === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.type(freshCodeOf(staff.totpSecret));
    await page.keyboard.press('Enter');
    await page.locator('#page').waitFor();
  });
  await test.step('goes to the order by its number', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: '去哪里' })).toBeFocused();
    await page.keyboard.type(bought.no);
    await expect(page.getByRole('option', { name: `订单 ${bought.no}` })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: `订单 ${bought.no}` })).toContainText('待发货');
    await expectAccessible(page);
    await lookAt(page, 'console-order-story');
  });
  const dispatch = async () => {
    await page.keyboard.press('d');
    await expect(page.getByLabel('运单号')).toBeFocused();
    await page.keyboard.type(tracking);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`发出 ${bought.no}，2 件`)).toBeVisible();
  };
  await test.step('sends it, takes it back, and sends it again', async () => {
    await dispatch();
    await page.keyboard.press('z');
    await expect(page.getByText(`发出 ${bought.no}，2 件`)).toBeHidden();
    expect((await orderOf(account, bought)).state).toBe('awaitingDispatch');
    await dispatch();
    await expect(page.getByText(`${bought.no} 已发出`)).toBeVisible();
    expect((await orderOf(account, bought)).state).toBe('awaitingReceipt');
    await expect(page.getByRole('article', { name: `订单 ${bought.no}` })).toContainText(tracking);
  });
});

test('a refund is decided beside its photos and reasons, and reaches the buyer to the fen', async ({ page }) => {
  const account = await registerByApi();
  const bought = await buyByApi(account, { keyword: TEAPOT, quantity: 1 });
  const orders = await signInStaffMember(['orders']);
  await orders(`/staff/order/${bought.no}/dispatch`, { carrier: 'sf', trackingNo: newTrackingNo() });
  const [line] = (await orderOf(account, bought)).lines;
  const wish = { orderId: bought.id, kind: 'refundOnly', lines: [{ lineId: line?.id, pieces: 1 }] };
  const seen = await callApi('POST', '/afterSale/preview', callerOf(account), wish);
  const { totalFen } = seen.data as { totalFen: number };
  const description = `盖子有一道裂纹 ${account.phoneNumber.slice(-4)}`;
  const made = await callApi('POST', '/afterSale', callerOf(account), {
    ...wish,
    reason: 'damaged',
    description,
    totalFen,
  });
  const { id } = made.data as { id: string };
  const before = await balanceOf(account);

  await signInToConsole(page, await makeConsoleStaff(['orders']), `/afterSale?state=applied&id=${id}`);
  await expect(page.getByText(description)).toBeVisible();
  const decision = page.getByRole('region', { name: '决定' });
  await decision.getByRole('button', { name: '质量问题，包运费' }).click();
  await expect(decision.getByLabel('给买家的话')).not.toBeEmpty();
  await expectAccessible(page);
  await lookAt(page, 'console-afterSale-open');
  const amount = (totalFen / 100).toFixed(2);
  await decision.getByRole('button', { name: `同意，退 ¥${amount}` }).click();
  await expect(page.getByText('已同意')).toBeVisible();
  await expect.poll(() => balanceOf(account)).toBe(before + totalFen);
});

test('columns are chosen with the keyboard, kept, saved with a view, and left out of the file @once', async ({
  page,
}) => {
  const account = await registerByApi();
  const bought = await buyByApi(account, { keyword: TEAPOT, quantity: 1 });
  await signInToConsole(page, await makeConsoleStaff(['orders']), `/orders?no=${bought.no}`);
  const where = page.getByRole('columnheader', { name: '收货' });
  const columns = page.getByRole('button', { name: /^列/ });
  const toggle = async () => {
    await columns.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: '订单', exact: true })).toBeDisabled();
    // From the button into the choice; what stays is passed over.
    const box = page.getByRole('checkbox', { name: '收货' });
    while (!(await box.evaluate((input) => input === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  };
  await test.step('chooses', async () => {
    await expect(where).toBeVisible();
    await toggle();
    await expect(where).toBeHidden();
    await expectAccessible(page);
    await lookAt(page, 'console-orders-columns');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('checkbox', { name: '收货' })).toBeHidden();
    await expect(columns).toBeFocused();
    await page.reload();
    await expect(columns).toHaveText('列 7/8');
    await expect(where).toBeHidden();
  });
  await test.step('takes away what is shown', async () => {
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await expect(page.getByText('现在的筛选，只有显示的列')).toBeVisible();
    await lookAt(page, 'console-orders-export');
    await page.getByRole('menuitem', { name: 'Excel（xlsx）' }).click();
    await page.getByRole('button', { name: /我的导出/ }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('list', { name: '我的导出' }).getByRole('button', { name: '下载' }).click();
    const [headings = [], ...rows] = await cellsOf(await readFile(await (await saved).path()));
    expect(headings).toContain('商品');
    expect(headings).not.toContain('收货人');
    expect(rows.map(([no]) => no)).toEqual([bought.no]);
  });
  await test.step('keeps them with a view', async () => {
    const views = page.getByRole('navigation', { name: '视图' });
    await views.getByRole('button', { name: '存成视图' }).click();
    await page.getByLabel('视图的名字').fill('不看收货');
    await page.getByRole('dialog').or(page.getByRole('tooltip')).getByRole('button', { name: '存成视图' }).click();
    await expect(views.getByRole('link', { name: '不看收货' })).toBeVisible();
    await views.getByRole('link', { name: '全部' }).click();
    await toggle();
    await page.keyboard.press('Escape');
    await expect(where).toBeVisible();
    await views.getByRole('link', { name: '不看收货' }).click();
    await expect(where).toBeHidden();
    await expect(views.getByRole('link', { name: '不看收货' })).toHaveAttribute('aria-current', 'page');
  });
});

test('a large refund of what was not sent is asked for by one and given back by another', async ({
  page,
  browser,
  viewport,
}) => {
  const account = await registerByApi();
  const bought = await buyByApi(account, { keyword: PIANO, quantity: 2, balanceFen: 500_000 });
  const before = await balanceOf(account);
  const amount = (bought.payFen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await signInToConsole(page, await makeConsoleStaff(['orders']), `/orders?open=${bought.no}`);
  const story = page.getByRole('article', { name: `订单 ${bought.no}` });
  await story.getByRole('button', { name: '替买家退款' }).click();
  await expect(story.getByText('要另一位同事在 24 小时内批准')).toBeVisible();
  await story.getByLabel('退款的原因').fill('买家来电不要了');
  await expectAccessible(page);
  await lookAt(page, 'console-order-refund');
  await story.getByRole('button', { name: '交给另一位同事批准' }).click();
  await expect(page.getByText(`退款 ¥${amount} 已交给另一位同事批准`)).toBeVisible();
  await expect(story.getByText('已交给另一位同事批准；先发货的话，这个申请作废')).toBeVisible();
  expect(await balanceOf(account)).toBe(before);

  const second = await (await browser.newContext({ viewport })).newPage();
  const finance = await makeConsoleStaff(['finance']);
  await signInToConsole(second, finance, '/approvals');
  await second.getByRole('link', { name: new RegExp(`${bought.no}，还没发货`) }).click();
  const request = second.getByRole('article');
  await expect(request.getByRole('heading', { name: `替买家退款 ¥${amount}` })).toBeVisible();
  await expect(request.getByRole('region', { name: '批准后会变什么' })).toContainText('没发出的商品');
  await expectAccessible(second);
  await lookAt(second, 'console-approval-open');
  await request.getByLabel(/6 位动态码/).fill(freshCodeOf(finance.totpSecret));
  await request.getByRole('button', { name: `批准替买家退款 ¥${amount}` }).click();
  await expect(second.getByText('已经批准并执行')).toBeVisible();
  await expect.poll(() => balanceOf(account)).toBe(before + bought.payFen);
});

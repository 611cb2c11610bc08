import { consoleUrl, webUrl } from '../support/addresses.ts';
import { bookByApi, findFreeDays } from '../support/advertisements.ts';
import { businessesOf } from '../support/businesses.ts';
import { PASSWORD } from '../support/checkout.ts';
import { stamp } from '../support/consoleForms.ts';
import { makeConsoleStaff, signInToConsole } from '../support/consoleStaff.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { lookAt } from '../support/lookAt.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { applyForBusiness } from '../support/resellers.ts';
import { expect, test } from '../support/test.ts';

test('a business is reviewed, its advertisement approved, and the guide gets an answer @once', async ({ page }) => {
  const account = await registerByApi();
  await applyForBusiness(account);
  const [business] = await businessesOf(account);
  await test.step('orders look at the licence', async () => {
    await signInToConsole(page, await makeConsoleStaff(['orders']), `/businesses?open=${business?.id ?? ''}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: '通过', exact: true }).click();
    await expect(page.getByText('已通过，商户会收到通知')).toBeVisible();
    expect((await businessesOf(account))[0]?.state).toBe('approved');
  });
  await outfitBuyer(account.phoneNumber, { balanceFen: 2_000_000, paymentPassword: PASSWORD });
  const slot = { place: 'search', word: `纸笔${stamp()}` } as const;
  const booking = await bookByApi(account, slot, await findFreeDays(account, slot, 2), '开学季纸笔');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /测试员工/ })
    .click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await test.step('content approves the advertisement', async () => {
    await signInToConsole(page, await makeConsoleStaff(['content']), `/advertisements?open=${booking.id}`);
    await expect(page.getByRole('region', { name: '决定' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '通过，按档期上' }).click();
    await expect(page.getByText('已通过，按档期上')).toBeVisible();
  });
  await test.step('and publishes an answer of the guide', async () => {
    const title = `怎么看抽奖的承诺 ${stamp()}`;
    await page.goto(`${consoleUrl}/texts/new?kind=guide`);
    const slug = `promise${stamp()}`;
    await page.getByLabel('地址里的词', { exact: true }).fill(slug);
    await page.getByLabel('标题', { exact: true }).fill(title);
    await page.getByLabel('摘要').fill('开始以前公布的一串字，结束以后能自己核对。');
    await page.getByLabel('正文的原文').fill('## 在哪里看\n\n抽奖页的最下面。\n\n- 开始以前有承诺\n- 结束以后有密钥');
    await expect(page.getByRole('region', { name: '读者看到的样子' })).toContainText('抽奖页的最下面。');
    await expectAccessible(page);
    await page.getByRole('button', { name: '存草稿' }).click();
    await page.getByRole('button', { name: '现在发布' }).click();
    await expect(page.getByText('已经发布')).toBeVisible();
    await lookAt(page, 'console-text-published');
    await page.goto(`${webUrl}/guide?topic=${slug}`);
    await expect(page.getByText(title).first()).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { samplePicture } from '../../support/samplePicture.ts';
import { bookByApi, findFreeDays } from '../support/advertisements.ts';
import { consoleUrl, webUrl } from '../support/addresses.ts';
import { businessesOf } from '../support/businesses.ts';
import { PASSWORD } from '../support/checkout.ts';
import { makeConsoleStaff, signInToConsole } from '../support/consoleStaff.ts';
import { claimByApi, makeDeal } from '../support/deals.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { lookAt } from '../support/lookAt.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { applyForBusiness } from '../support/resellers.ts';
import { expect, test } from '../support/test.ts';

const stamp = () => String(Date.now()).slice(-6);

/** A field that looks for something, and what it finds. */
async function choose(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(words);
  await page.locator('.ant-select-item-option').filter({ hasText: words }).first().click();
}

/** Opens a list from which one only chooses. */
async function openList(page: Page, label: string): Promise<void> {
  await page
    .getByRole('combobox', { name: label, exact: true })
    .locator('xpath=ancestor::*[contains(@class, "ant-select")][1]')
    .click();
}

/** Both ends of a span, as one types them. */
async function typeSpan(page: Page, label: string, from: string, until: string): Promise<void> {
  const ends = page.getByLabel(label);
  for (const [end, words] of [
    [ends.first(), from],
    [ends.last(), until],
  ] as const) {
    await end.fill(words);
    await end.press('Enter');
  }
}

test('marketing sets a group, plans a deal, moves and publishes it, and watches one sell @once', async ({ page }) => {
  await signInToConsole(page, await makeConsoleStaff(['marketing']), '/groupCampaigns');
  await test.step('a group campaign', async () => {
    await page.getByRole('button', { name: '新活动' }).click();
    await choose(page, '商品', '活塞上墨钢笔');
    await page
      .getByLabel(/的团价$/)
      .first()
      .fill('5');
    await typeSpan(page, '什么时候', '2034-01-01 10:00:00', '2034-02-01 00:00:00');
    await page.getByLabel('几人成团').fill('3');
    await expectAccessible(page);
    await page.getByRole('button', { name: '建好' }).click();
    await expect(page).toHaveURL(/open=[0-9a-f-]{36}/);
    await expect(page.getByRole('button', { name: '撤掉' })).toBeVisible();
    await lookAt(page, 'console-groupCampaign-made');
  });
  await test.step('a deal of next week as a draft, with what speaks for it and against', async () => {
    await page.goto(`${consoleUrl}/deals`);
    await page.getByRole('button', { name: '下一周' }).click();
    await page.getByRole('button', { name: /周一 排一款$/ }).click();
    await choose(page, '哪件商品', '黄铜圆珠笔');
    await openList(page, '哪个规格');
    await page.locator('.ant-select-item-option').filter({ hasText: '可用' }).first().click();
    await page.getByLabel('一抢价').fill('5');
    await page.getByLabel('件数').fill('2');
    await page.getByLabel('一句话，用户看得到').fill('越用越亮。');
    const checks = page.getByRole('region', { name: '检查' });
    await expect(checks).toContainText('低于平时最低');
    await expect(checks).toContainText('够留 2 件');
    await page.getByRole('button', { name: '存草稿' }).click();
    await expect(page.getByRole('button', { name: '发布，留出 2 件' })).toBeVisible();
    await expectAccessible(page);
    await lookAt(page, 'console-deal-draft');
  });
  const dayOf = (weekday: string) => page.getByRole('region', { name: new RegExp(`^\\d\\d-\\d\\d ${weekday}$`) });
  const draft = page.getByRole('button', { name: /黄铜圆珠笔.*草稿/ });
  await test.step('it is dragged to Wednesday, and moved by its date without a mouse', async () => {
    await draft.dragTo(dayOf('周三'));
    await expect(dayOf('周三').getByRole('button', { name: /黄铜圆珠笔/ })).toBeVisible();
    const day = page.getByLabel('移到哪一天');
    const wednesday = new Date(`${await day.inputValue()}T00:00:00Z`);
    const friday = new Date(wednesday.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    await day.fill(friday);
    await day.press('Enter');
    await page.getByRole('button', { name: /^移到 .* 周五$/ }).press('Enter');
    await expect(dayOf('周五').getByRole('button', { name: /黄铜圆珠笔/ })).toBeVisible();
    await expect(dayOf('周三').getByRole('button', { name: /黄铜圆珠笔/ })).toHaveCount(0);
  });
  await test.step('and published', async () => {
    await page.getByRole('button', { name: '发布，留出 2 件' }).click();
    await expect(page.getByText(/周五，已排上$/)).toBeVisible();
    await expect(page.getByText('售 0 + 占 0 + 剩 2 = 2')).toBeVisible();
  });
  await test.step('one of today as it sells: a piece is held, more are added, it stands still for a while', async () => {
    const deal = await makeDeal({ pieces: 3 });
    await claimByApi(await registerByApi(), deal);
    await page.goto(`${consoleUrl}/deals/live?id=${deal.id}`);
    const held = page.getByRole('region', { name: '占住的 1 件' });
    await expect(held.getByRole('listitem')).toHaveText(/剩 \d+:\d\d$/);
    await expect(page.getByRole('region', { name: '正在发生' })).toContainText('占到 1 件');
    await page.getByLabel('加几件').fill('1');
    await expect(page.getByText(/加 1 件以后一共 4 件，还剩 3 件/)).toBeVisible();
    await page.getByRole('button', { name: '从库存再留出来' }).click();
    await expect(page.getByText('0 + 1 + 3 = 4')).toBeVisible();
    await page.getByRole('button', { name: '暂停这一款' }).click();
    await expect(page.getByRole('button', { name: '继续卖' })).toBeVisible();
    await expectAccessible(page);
    await lookAt(page, 'console-deals-live');
    await page.getByRole('button', { name: '继续卖' }).click();
    await expect(page.getByRole('button', { name: '暂停这一款' })).toBeVisible();
  });
});

test('marketing promises a period of draws; a dear prize would wait for a second person @once', async ({ page }) => {
  await signInToConsole(page, await makeConsoleStaff(['marketing']), '/draws/new');
  const rules = page.getByRole('region', { name: '检查' });
  await typeSpan(page, '从什么时候到什么时候', '2034-03-01 10:00:00', '2034-03-08 10:00:00');
  await page.getByLabel('第 1 份的权重').fill('6000');
  await page.getByLabel('第 2 份的权重').fill('3000');
  await expect(rules).toContainText('还差 1000');
  await page.getByRole('button', { name: '加一份奖品' }).click();
  await openList(page, '第 2 份是什么');
  await page.locator('.ant-select-item-option').filter({ hasText: '余额' }).first().click();
  await page.getByLabel('第 2 份的名称，用户看得到').fill('现金红包');
  await page.getByLabel('第 2 份的权重').fill('1000');
  await page.getByLabel('第 2 份有多少，空着就不限').fill('3');
  await page.getByLabel('第 2 份给多少').fill('2000.01');
  await expect(page.getByRole('region', { name: '要第二个人' })).toContainText('现金红包');
  await expect(page.getByRole('button', { name: '提交，等第二个人批准' })).toBeEnabled();
  await lookAt(page, 'console-draw-dear');
  await page.getByLabel('第 2 份给多少').fill('20');
  await expect(page.getByRole('region', { name: '要第二个人' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: '定下并公布承诺' }).click();
  await expect(page).toHaveURL(/\/draws\?open=[0-9a-f-]{36}$/);
  const period = page.getByRole('region', { name: /^第 \d+ 期$/ });
  await expect(period).toContainText('结束后公布');
  await expect(period.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expect(page.getByRole('region', { name: '奖品' })).toContainText('权重 1,000，10%；现在号段 6000 到 6999');
  await expectAccessible(page);
  await lookAt(page, 'console-draw-made');
});

test('goods takes an opened unit in, photographs, inspects, grades and lists it @once', async ({ page }) => {
  await signInToConsole(page, await makeConsoleStaff(['goods']), '/units/new');
  await choose(page, '哪件商品', '羽毛球拍');
  await page.getByLabel('序列号').fill(`JW-${stamp()}`);
  await page.getByLabel('来源说明，买家看得到').fill('门店陈列三周');
  await page.getByLabel('账面').fill('60');
  await lookAt(page, 'console-unit-new');
  await page.getByRole('button', { name: '入库', exact: true }).click();
  await page.getByRole('button', { name: '开始检测' }).click();
  const buffer = Buffer.from(await samplePicture(1200, 1200));
  for (const place of ['正面', '背面', '底部与脚垫', '痕迹特写', '外箱与实物', '随机配件']) {
    await page.getByLabel(`拍${place}`).setInputFiles({ name: 'unit.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('button', { name: `去掉 ${place}，重拍` })).toBeVisible();
  }
  await expect(page.getByText('六个机位都有')).toBeVisible();
  await page.getByLabel('外观 说明').fill('拍框一处浅痕');
  await page.getByRole('radiogroup', { name: '外观' }).getByText('有痕迹').click();
  await page.getByRole('button', { name: '加一处痕迹' }).click();
  await page.getByLabel('第 1 处在哪里').fill('拍框左侧');
  await page.getByLabel('第 1 处什么样').fill('一道约 1 厘米的浅痕');
  // A buyer sees every trace: one without its picture is refused.
  await openList(page, '第 1 处的照片');
  await page.locator('.ant-select-item-option').filter({ hasText: '痕迹特写' }).first().click();
  await page.getByRole('button', { name: '存检测结果' }).click();
  await expect(page.getByText('检测结果已存')).toBeVisible();
  await page.getByLabel('一句话说这一件，买家先看到').fill('拍框左侧一道浅痕');
  await expectAccessible(page);
  await page.getByRole('button', { name: '定级', exact: true }).click();
  await page.getByRole('button', { name: '定价', exact: true }).click();
  await page.getByRole('button', { name: /^上架，¥/ }).click();
  await expect(page.getByText(/羽毛球拍.*，在售$/)).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'console-unit-listed');
  // Others count the opened units of the shop.
  await page.getByLabel('理由').fill('补拍照片');
  await page.getByRole('button', { name: '撤下' }).click();
  await expect(page.getByText(/羽毛球拍.*，在售$/)).toHaveCount(0);
});

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

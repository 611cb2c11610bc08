import { userIdOf } from '../../support/userIdOf.ts';
import { consoleUrl } from '../support/addresses.ts';
import { buyByApi } from '../support/buyByApi.ts';
import { makeCelebrity } from '../support/celebrities.ts';
import { choose, openList, stamp, typeSpan } from '../support/consoleForms.ts';
import { makeConsoleStaff, signInToConsole } from '../support/consoleStaff.ts';
import { claimByApi, makeDeal } from '../support/deals.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { lookAt } from '../support/lookAt.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { signInStaffMember } from '../support/staffMember.ts';
import { expect, test } from '../support/test.ts';

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
  await test.step('other goods stand in for it when its own have not come; the month shows both weeks at a glance', async () => {
    await page.getByRole('button', { name: '定候补' }).click();
    await choose(page, '候补是哪件商品', '大豆蜡香薰');
    await openList(page, '候补是哪个规格，现在要有货');
    await page.locator('.ant-select-item-option').filter({ hasText: '可用' }).first().click();
    const fallback = page.getByRole('region', { name: '候补' });
    await fallback.getByLabel('一抢价').fill('6');
    await fallback.getByLabel('件数').fill('2');
    await fallback.getByLabel('一句话，用户看得到').fill('晚上点一会儿。');
    // What is typed in the draft beside it stays, and nobody is told that somebody else changed it.
    const draftNote = page.getByRole('region', { name: '草稿', exact: true }).getByLabel('一句话，用户看得到');
    await draftNote.fill('越用越亮，也越顺手。');
    await fallback.getByRole('button', { name: '定为候补' }).click();
    await expect(fallback.getByText('¥6.00')).toBeVisible();
    await expect(fallback.getByRole('button', { name: '换一个候补' })).toBeVisible();
    await expect(draftNote).toHaveValue('越用越亮，也越顺手。');
    await page.getByRole('button', { name: '存草稿' }).click();
    await expect(page.getByText('草稿已改')).toBeVisible();
    await expect(page.getByText('别人改过这里')).toHaveCount(0);
    await expectAccessible(page);
    await lookAt(page, 'console-deal-fallback');
    await page.getByRole('radiogroup', { name: '看一周还是一月' }).getByText('月').click();
    await page.getByRole('button', { name: /黄铜圆珠笔/ }).click();
    await expect(fallback.getByRole('button', { name: '换一个候补' })).toBeVisible();
    await expectAccessible(page);
    await lookAt(page, 'console-deals-month');
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

test('marketing changes a celebrity, a pick and what it pays, and sees why a sale paid nobody @once', async ({
  page,
}) => {
  const celebrity = await makeCelebrity({ goods: '磁吸旋钮计时器' });
  const { no } = await buyByApi(celebrity.account, { pick: celebrity, quantity: 1 });
  await signInToConsole(page, await makeConsoleStaff(['marketing', 'orders']), `/celebrities?open=${celebrity.id}`);
  await test.step('the profile and a pick, in place', async () => {
    await page.getByRole('button', { name: '改资料' }).click();
    await page.getByLabel('领域').fill('厨房');
    await page.getByRole('button', { name: '加一个平台' }).click();
    await page.getByLabel('抖音的粉丝').fill('123000');
    await expectAccessible(page);
    await lookAt(page, 'console-celebrity-profile');
    await page.getByRole('button', { name: '存资料' }).click();
    await expect(page.getByText('抖音 12.3 万')).toHaveCount(2);
    await page.getByRole('button', { name: `改 ${celebrity.title}` }).click();
    await page.getByLabel('好处').fill('一拧就走');
    await expectAccessible(page);
    await lookAt(page, 'console-celebrity-pick');
    await page.getByRole('button', { name: '存这件' }).click();
    await expect(page.getByText('这件推荐改好了')).toBeVisible();
  });
  await test.step('its rate, and who set it', async () => {
    await page.goto(`${consoleUrl}/effects`);
    await page.getByRole('row').filter({ hasText: celebrity.title }).click();
    await page.getByLabel('佣金比例', { exact: true }).fill('7.5');
    await expectAccessible(page);
    await lookAt(page, 'console-rates');
    await page.getByRole('button', { name: '定为 7.5%' }).click();
    await page.getByRole('link', { name: '谁改过' }).click();
    await expect(page.getByRole('row').filter({ hasText: celebrity.title }).first()).toContainText('7.5%');
    await expectAccessible(page);
    await lookAt(page, 'console-rate-changes');
  });
  await test.step('a celebrity who buys from themself earns nothing', async () => {
    await page.getByRole('link', { name: '没记佣金的' }).click();
    const row = page.getByRole('row').filter({ hasText: no });
    await expect(row).toContainText('推广的人就是买家');
    await row.getByRole('button', { name: '只看这位推广人' }).click();
    await expect(page).toHaveURL(/promoterId=[0-9a-f-]{36}/);
    await expectAccessible(page);
    await lookAt(page, 'console-refusals');
    await page.getByRole('link', { name: no }).click();
    await expect(page.getByRole('article', { name: `订单 ${no}` })).toBeVisible();
  });
  await test.step('and the order is made good with a coupon', async () => {
    const coupon = `补偿 20 元 ${stamp()}`;
    const marketing = await signInStaffMember(['marketing']);
    const [from, until] = [-1, 30].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    await marketing('/staff/coupon', {
      name: coupon,
      terms: { kind: 'noThreshold', offFen: 2000 },
      scope: { kind: 'all' },
      window: { days: 30 },
      isPublic: false,
      isCompensation: true,
      claimFrom: from,
      claimUntil: until,
      totalLimit: 100,
      perUserLimit: 3,
    });
    await page.reload();
    const part = page.getByRole('region', { name: '补偿' });
    await part.getByRole('button', { name: '补一张优惠券' }).click();
    await part.getByRole('radio', { name: coupon }).check();
    await part.getByLabel('理由').fill('包裹晚到五天');
    await expectAccessible(page);
    await lookAt(page, 'console-order-compensation');
    await part.getByRole('button', { name: `补“${coupon}”` }).click();
    await expect(part).toContainText('一笔订单只补一次');
    await page.goto(`${consoleUrl}/users/${userIdOf(celebrity.account)}`);
    await page.getByRole('button', { name: '选一张' }).click();
    await expect(page.getByRole('list', { name: '补过的' })).toContainText(no);
    await expectAccessible(page);
    await lookAt(page, 'console-user-compensation');
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

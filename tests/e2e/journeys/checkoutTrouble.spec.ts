import { rules } from '@jiwu/contract';
import { answerCall, refused } from '../support/answers.ts';
import { buyByApi } from '../support/buyByApi.ts';
import { callApi } from '../support/callApi.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { lookAt } from '../support/lookAt.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import {
  FIVE,
  GOODS,
  PASSWORD,
  addAddress,
  callerOf,
  claim,
  expectPaid,
  findSku,
  main,
  openConfirm,
  openPay,
  submitButton,
  yuan,
} from '../support/checkout.ts';
import { expect, memberTest } from '../support/test.ts';

memberTest('an order whose price changes, whose answer is lost, and which is given up', async ({ page, account }) => {
  await addAddress(account);
  const sku = await findSku(GOODS);
  await openConfirm(page, sku.id);
  await memberTest.step('a price that has changed is shown and agreed to anew', async () => {
    await expect(main(page).getByText('您还没有优惠券。')).toBeVisible();
    await claim(account, FIVE);
    await submitButton(page).click();
    const changed = main(page).getByRole('alert').filter({ hasText: '金额刚刚有变化，还没有下单', visible: true });
    await expect(changed).toContainText(`应付${yuan(sku.priceFen)} → ${yuan(sku.priceFen - 500)}`);
  });
  await memberTest.step('a lost answer makes no second order', async () => {
    const keys: (string | undefined)[] = [];
    await page.route('**/api/order', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.fetch();
      if (keys.length === 1) await route.abort();
      else await route.fallback();
    });
    await submitButton(page).click();
    await expect(main(page).getByText('再按一次不会重复下单').filter({ visible: true })).toBeVisible();
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/order\/pay\?id=/);
    expect(new Set(keys).size).toBe(1);
    const { data } = await callApi('GET', '/order', callerOf(account));
    expect((data as { items: unknown[] }).items).toHaveLength(1);
    const agreed = main(page).getByText(yuan(sku.priceFen - 500));
    await expect(agreed.first()).toBeVisible();
  });
  await memberTest.step('an order is given up on the page where it would be paid', async () => {
    await main(page).getByRole('button', { name: '取消订单' }).click();
    const drawer = page.getByRole('dialog', { name: '取消订单' });
    await drawer.getByRole('radio', { name: '地址填错了' }).check();
    await drawer.getByRole('button', { name: '确认取消' }).click();
    await expect(main(page).getByRole('heading', { name: '订单已关闭' })).toBeVisible();
    await expect(main(page).getByText('您取消了这笔订单')).toBeVisible();
  });
});

memberTest('what happens to the order elsewhere is seen here at once', async ({ page, context, account }) => {
  await outfitBuyer(account.phoneNumber, { balanceFen: 50_000, paymentPassword: PASSWORD });
  const live = page.waitForResponse(/\/api\/order\/[^/]+\/events$/);
  await openPay(page, account);
  await live;
  const idOf = (address: string) => new URL(address).searchParams.get('id') ?? '';
  const other = await context.newPage();
  await other.goto(page.url());
  await main(other).getByLabel('支付密码').fill(PASSWORD);
  await main(other)
    .getByRole('button', { name: /^用余额支付/ })
    .click();
  await expectPaid(page, '余额 ');
  await other.close();

  await openPay(page, account);
  await expect(main(page).getByLabel('支付密码')).toBeVisible();
  await callApi('POST', `/order/${idOf(page.url())}/close`, callerOf(account), { reason: 'changedMind' });
  await expect(main(page).getByRole('heading', { name: '订单已关闭' })).toBeVisible();
});

memberTest('a price that does not come leaves everything in its place @once', async ({ page, account }) => {
  await outfitBuyer(account.phoneNumber, { integral: 1000 });
  await addAddress(account);
  const sku = await findSku(GOODS);
  await openConfirm(page, sku.id);
  await page.getByLabel('备注').fill('请放门口');
  await answerCall(page, '/order/quote', { status: 503, json: refused('服务暂时没有响应') });
  await main(page).getByRole('switch', { name: '使用积分' }).check();
  const failed = main(page).getByRole('alert').filter({ hasText: '没有取到最新的价格：服务暂时没有响应' });
  await expect(failed).toBeVisible();
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByLabel('备注')).toHaveValue('请放门口');
  await page.unrouteAll();
  await failed.getByRole('button', { name: '再试一次' }).click();
  await expect(main(page).getByRole('region', { name: '价格明细' })).toContainText('用 1,000 积分');
  await expect(failed).toHaveCount(0);
});

memberTest('an address that is pasted before the divisions are there is filled in whole @once', async ({ page }) => {
  const { promise: asked, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/address/divisions', async (route) => {
    await asked;
    await route.continue();
  });
  const sku = await findSku(GOODS);
  await openConfirm(page, sku.id);
  const address = main(page).getByRole('region', { name: '收货地址' });
  await address.getByLabel('粘贴识别').fill('林知夏 13800006024 浙江省杭州市西湖区文三路 478 号');
  const recognised = page.waitForResponse('**/api/address/recognise');
  await address.getByRole('button', { name: '识别并填入' }).click();
  await recognised;
  release();
  await expect(address.getByText('已填入，请核对。')).toBeVisible();
  await expect(address.getByText('浙江省 / 杭州市 / 西湖区')).toBeVisible();

  await address.getByLabel('粘贴识别').fill('成都市高新区天府大道中段 688 号');
  await address.getByRole('button', { name: '识别并填入' }).click();
  await expect(address.getByText('已填入，还缺收件人、电话。开发区跨几个区，')).toBeVisible();
  await expect(address.getByText('四川省 / 成都市 / 武侯区')).toBeVisible();
  await expect(address.getByRole('group', { name: '可能的地区' }).getByRole('button')).toHaveText([
    '成都市武侯区',
    '成都市双流区',
    '成都市郫都区',
  ]);
  for (const field of ['收件人', '手机号']) {
    await expect(address.getByLabel(field, { exact: true }), 'nothing of the text before is left').toHaveValue('');
  }
});

memberTest('without goods or an order there is a way on @once', async ({ page }) => {
  await page.goto('/order/confirm');
  await expect(main(page).getByRole('heading', { name: '还没有选商品' })).toBeVisible();
  await page.goto('/order/confirm?skuId=01981f3c-7a31-7c55-9a37-0f4f9a1d2b10');
  await expect(main(page).getByRole('heading', { name: '现在不能这样购买' })).toBeVisible();
  for (const path of ['/order/pay', '/order/paymentCompleted?id=01981f3c-7a31-7c55-9a37-0f4f9a1d2b10']) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { name: '没有找到这个订单' })).toBeVisible();
  }
});

memberTest('a sixth unpaid order is refused with the way to the five', async ({ page, account }) => {
  for (let order = 0; order < rules.order.unpaid.perUser; order += 1) {
    await buyByApi(account, { keyword: GOODS, quantity: 1, isPaid: false });
  }
  await openConfirm(page, (await findSku(GOODS)).id);
  await submitButton(page).click();
  const told = main(page).getByRole('alert').filter({ hasText: '已有 5 笔订单没付款', visible: true });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'sixthUnpaid');
  await told.getByRole('link', { name: '看待付款的订单' }).click();
  await expect(page).toHaveURL('/order/mine?state=awaitingPayment');
  await expect(main(page).getByRole('article')).toHaveCount(rules.order.unpaid.perUser);
});

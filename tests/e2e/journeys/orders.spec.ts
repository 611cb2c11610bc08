import sharp from 'sharp';
import { sandboxUrl } from '../support/addresses.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { TEAPOT, action, balanceOf, drawer, newTrackingNo, openDetail } from '../support/orderPages.ts';
import { main, yuan } from '../support/checkout.ts';
import { buyByApi, callerOf } from '../support/buyByApi.ts';
import { callApi } from '../support/callApi.ts';
import { findDemoProduct } from '../support/demoProducts.ts';
import { lookAt } from '../support/lookAt.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { signInStaffMember } from '../support/staffMember.ts';
import { expect, memberTest } from '../support/test.ts';
import { registerByApi } from '../support/registerByApi.ts';

async function advance(trackingNo: string, to: string): Promise<void> {
  await fetch(`${sandboxUrl}/control/logistics/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ trackingNo, to }),
  });
}

async function picture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const create = { width: 240, height: 240, channels: 3, background: '#5b8c6a' } as const;
  return { name: 'teapot.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

memberTest('an order from its dispatch to the refund of one piece', async ({ page, account }) => {
  const order = await buyByApi(account, { keyword: TEAPOT, quantity: 2 });
  const staff = await signInStaffMember();
  await watchShifts(page);
  await page.goto('/order/mine');
  await hydrated(page);
  const card = main(page).getByRole('article', { name: '待发货' });
  await expect(card).toContainText(order.no);
  await expectNoShift(page, '/order/mine');
  await expectAccessible(page);
  await card.getByRole('button', { name: '催发货' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已提醒仓库' })).toBeVisible();

  await openDetail(page, order);
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('待发货');
  const trackingNo = newTrackingNo();
  await staff(`/staff/order/${order.no}/dispatch`, { carrier: 'sf', trackingNo });
  await expect(heading, 'told live, without a reload').toHaveText('待收货');
  const parcel = main(page).getByRole('region', { name: '包裹' });
  await expect(parcel).toContainText(`顺丰速运 ${trackingNo}`);
  await advance(trackingNo, 'delivering');
  await expect(parcel.getByText('派送中')).toBeVisible();
  await expectAccessible(page);

  await action(page, '确认收货').click();
  await drawer(page, '都收到了吗').getByRole('button', { name: '确认收货' }).click();
  await expect(heading).toHaveText('已完成');

  await action(page, '评价').click();
  const review = drawer(page, '评价');
  await review.getByRole('radio', { name: '5 星，很好' }).check();
  await review.getByRole('textbox', { name: '评价' }).fill('壶身轻，\n出水利落。');
  await review.getByLabel('添加图片').setInputFiles(await picture());
  await expect(review.getByRole('status')).toHaveText('1 / 9');
  await expectAccessible(page);
  await review.getByRole('button', { name: '发布评价' }).click();
  const mine = main(page).getByRole('region', { name: '我的评价' });
  await expect(mine).toContainText('壶身轻， 出水利落。');
  await expect(mine.getByRole('img', { name: '评价的第 1 张图片' })).toBeVisible();

  await memberTest.step('who has received it answers what others ask, and asks themselves', async () => {
    const { id: productId } = await findDemoProduct(TEAPOT);
    const question = `${trackingNo} 号能直接烧水吗`;
    const stranger = callerOf(await registerByApi());
    expect(await callApi('POST', '/product/question', stranger, { productId, question })).toMatchObject({ flag: true });
    await page.goto(`/product?id=${productId}#questions`);
    await hydrated(page);
    const questions = main(page).getByRole('region', { name: /^问答/ });
    await expect(questions.getByRole('heading', { name: '您买过这件，这些提问等您回答' })).toBeVisible();
    await questions.getByRole('button', { name: `我来回答 ${question}` }).click();
    await questions.getByRole('textbox', { name: /^我的回答/ }).fill('不能直接上火，\n用开水泡。');
    await expectAccessible(page);
    await lookAt(page, 'questions-answer');
    await questions.getByRole('button', { name: '发布回答' }).click();
    await expect(questions.getByRole('button', { name: `我来回答 ${question}` })).toHaveCount(0);
    await questions.getByRole('button', { name: '我要提问' }).click();
    await questions.getByRole('textbox', { name: /^我的提问/ }).fill('配茶漏吗？');
    await questions.getByRole('button', { name: '提问', exact: true }).click();
    await expect(questions.getByRole('region', { name: '我的提问，等回答' })).toContainText('配茶漏吗？');
    // The shop's pages are kept for up to three seconds, and the answer is younger.
    await expect(async () => {
      await page.reload();
      const asked = questions.getByRole('listitem').filter({ hasText: question });
      await expect(asked).toContainText('不能直接上火， 用开水泡。', { timeout: 2000 });
    }).toPass();
    await lookAt(page, 'questions');
  });

  const before = await balanceOf(account);
  await page.goto(`/order/detail?id=${order.id}&afterSale=apply`);
  await hydrated(page);
  const apply = drawer(page, '申请售后');
  const preview = apply.getByRole('region', { name: '将退回' });
  const half = yuan(order.payFen / 2);
  await expect(preview).toContainText(`共退退回余额${half}`);
  await apply.getByRole('button', { name: '增加' }).click();
  await expect(preview, 'both pieces').toContainText(`共退退回余额${yuan(order.payFen)}`);
  await apply.getByRole('button', { name: '减少' }).click();
  await expect(preview).toContainText(`共退退回余额${half}`);
  await apply.getByRole('region', { name: '将退回' }).scrollIntoViewIfNeeded();
  await apply.getByRole('button', { name: '提交申请' }).click();
  await expect(apply.getByText('请选择原因'), 'led to, wherever the form was').toBeInViewport({ ratio: 1 });
  await apply.getByRole('radio', { name: '收到时已损坏' }).check();
  await apply.getByRole('textbox', { name: /^说明/ }).fill('壶嘴有磕碰。');
  await apply.getByLabel('添加图片').setInputFiles(await picture());
  await expect(apply.getByText('1 / 9')).toBeVisible();
  await expectAccessible(page);
  await apply.getByRole('button', { name: '提交申请' }).click();

  const progress = drawer(page, '退款与售后');
  await expect(progress.getByRole('heading', { name: '等待审核' })).toBeVisible();
  await expect(progress.getByRole('img', { name: '申请的第 1 张照片' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('afterSale') ?? '';
  await staff(`/staff/afterSale/${id}/approve`, { note: '请寄回有磕碰的那一把。' });
  await expect(progress.getByRole('heading', { name: '等待寄回' })).toBeVisible();
  await expect(progress).toContainText('请寄回有磕碰的那一把。');
  await progress.getByRole('button', { name: '我已寄出' }).click();
  await expect(progress.getByText('快递单号不对，请照面单上的数字和字母填写')).toBeVisible();
  await progress.getByLabel('快递单号', { exact: true }).fill(newTrackingNo().replace('SF', 'SF '));
  await expectAccessible(page);
  await progress.getByRole('button', { name: '我已寄出' }).click();
  await expect(progress.getByRole('heading', { name: '退货途中' })).toBeVisible();
  await staff(`/staff/afterSale/${id}/receive`, { note: '' });
  await expect(progress.getByRole('heading', { name: '已退款' })).toBeVisible();
  expect((await balanceOf(account)) - before, 'to the fen').toBe(order.payFen / 2);

  await progress.getByRole('button', { name: '关闭' }).click();
  await expect(parcel).toContainText('已退 1 件');
  await expect(main(page).getByRole('region', { name: '付款' })).toContainText(`已退 ${half}`);
  await page.goto('/order/mine?state=afterSale');
  await expect(main(page).getByRole('article', { name: '已完成' })).toContainText(order.no);
});

memberTest('an unpaid order is found, counts down, is given up, and bought again', async ({ page, account }) => {
  const stranger = await registerByApi();
  const theirs = await buyByApi(stranger, { keyword: TEAPOT, quantity: 1, isPaid: false });
  const order = await buyByApi(account, { keyword: TEAPOT, quantity: 1, isPaid: false });
  const step = memberTest.step;

  await step('someone else’s order is not there', async () => {
    await page.goto(`/order/detail?id=${theirs.id}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('没有找到这个订单');
  });
  await step('the page says when it is not live, and when it is again', async () => {
    const events = /\/api\/order\/[^/]+\/events$/;
    await page.route(events, (route) => route.abort());
    await page.goto(`/order/detail?id=${order.id}`);
    const lost = main(page).getByText('实时更新断开了，正在重新连接');
    await expect(lost).toBeVisible();
    await expectAccessible(page);
    await page.unroute(events);
    await expect(lost).toHaveCount(0);
  });
  await step('a list that does not come can be asked for again', async () => {
    await page.route(/\/api\/order(?:\?|$)/, (route) => route.abort());
    await page.goto('/order/mine');
    await expect(main(page).getByRole('alert')).toContainText('订单没有加载出来');
    await page.unroute(/\/api\/order(?:\?|$)/);
    await main(page).getByRole('button', { name: '再试一次' }).click();
    await expect(main(page).getByRole('article')).toContainText(order.no);
  });
  await step('orders are found by number and by goods; filters are in the address', async () => {
    const search = main(page).getByRole('searchbox', { name: '商品名或订单号' });
    await search.fill('没有这样东西');
    await search.press('Enter');
    await expect(main(page).getByRole('heading', { name: '没有找到“没有这样东西”' })).toBeVisible();
    await search.fill(order.no);
    await search.press('Enter');
    await expect(page).toHaveURL(`/order/mine?keyword=${order.no}`);
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(main(page).getByRole('article')).toContainText(order.no);
  });
  await step('it counts down, and is given up', async () => {
    await page.goto('/order/mine?state=awaitingPayment');
    await hydrated(page);
    const card = main(page).getByRole('article', { name: '待付款' });
    await expect(card.getByRole('timer')).toHaveText(/^(2[0-9]|30):\d\d$/);
    await expect(card.getByRole('link', { name: `去支付 ${yuan(order.payFen)}` })).toHaveAttribute(
      'href',
      `/order/pay?id=${order.id}`,
    );
    await card.getByRole('button', { name: '取消订单' }).click();
    const close = drawer(page, '取消订单');
    await close.getByRole('radio', { name: '地址填错了' }).check();
    await expectAccessible(page);
    await close.getByRole('button', { name: '确认取消' }).click();
    await expect(main(page).getByRole('heading', { name: '没有待付款的订单' })).toBeVisible();
  });
  await step('it is bought again, and its record says why it was closed', async () => {
    await main(page).getByRole('link', { name: '看全部订单' }).click();
    await main(page).getByRole('article', { name: '已关闭' }).getByRole('button', { name: '再次购买' }).click();
    const told = page.getByRole('status').filter({ hasText: '1 种商品已放进购物车' });
    await told.getByRole('button', { name: '去购物车' }).click();
    await expect(page).toHaveURL('/cart/mine');
    await page.goto(`/order/detail?id=${order.id}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('已关闭');
    await expect(main(page).getByRole('region', { name: '全部记录' })).toContainText('您：地址填错了');
  });
});

memberTest('a paid order: what it will give, its invoice, and its paper', async ({ page, account, context }) => {
  const order = await buyByApi(account, { keyword: TEAPOT, quantity: 1 });
  await memberTest.step(
    'after paying, the page says what the order will give, and shares what was bought',
    async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`/order/paymentCompleted?id=${order.id}`);
      const gains = page.getByRole('region', { name: '完成后得到' });
      await expect(gains.getByText(/^[\d,]+ 积分$/)).toBeVisible();
      await expect(gains.getByText('1 次抽奖')).toHaveCount(order.payFen >= 9900 ? 1 : 0);
      await page.getByRole('button', { name: '分享给朋友' }).click();
      await expect(page.getByText('商品链接已复制，里面带着您的邀请码')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).searchParams.get('i')).toBe(account.session.operator.invitationCode);
      expect(copied).not.toContain(order.id);
    },
  );
  await openDetail(page, order);
  const facts = main(page).getByRole('region', { name: '收货与订单' });
  await expect(facts).toContainText('不开发票');
  const more = main(page).getByRole('button', { name: '更多' });
  if (await more.isVisible()) {
    await more.click();
    await drawer(page, '更多').getByRole('button', { name: '补开发票' }).click();
  } else {
    await action(page, '补开发票').click();
  }
  await drawer(page, '发票').getByRole('button', { name: '新增抬头' }).click();
  await drawer(page, '新增抬头').getByLabel('姓名').fill('林知夏');
  await drawer(page, '新增抬头').getByRole('button', { name: '保存抬头' }).click();
  await drawer(page, '发票').getByRole('button', { name: '确定' }).click();
  await expect(facts).toContainText('电子，个人，林知夏');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(main(page).getByRole('region', { name: '每件商品的金额' })).toContainText(yuan(order.payFen).slice(1));
});

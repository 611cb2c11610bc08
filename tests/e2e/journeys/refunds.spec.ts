import { errorCodes } from '@jiwu/contract';
import { TEAPOT, action, balanceOf, drawer, newTrackingNo, openDetail } from '../support/orderPages.ts';
import { main, yuan } from '../support/checkout.ts';
import { buyByApi, callerOf } from '../support/buyByApi.ts';
import { callApi } from '../support/callApi.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, LARGEST_NEWS_SHIFT, watchShifts } from '../support/layoutShift.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { answerCall, refused } from '../support/answers.ts';
import { signInStaffMember } from '../support/staffMember.ts';
import { expect, memberTest } from '../support/test.ts';

memberTest('what has not been sent is refunded at once, as it was shown', async ({ page, account }) => {
  const order = await buyByApi(account, { keyword: TEAPOT, quantity: 1 });
  const before = await balanceOf(account);
  await watchShifts(page);
  await openDetail(page, order);
  await action(page, '申请退款').click();
  const apply = drawer(page, '申请退款');
  const reason = apply.getByRole('radio', { name: '不想要了' });
  const confirm = apply.getByRole('button', { name: '确认退款' });
  await memberTest.step('a reason that is missing is said beside the reasons', async () => {
    await expect(apply.getByRole('region', { name: '将退回' })).toContainText(`共退退回余额${yuan(order.payFen)}`);
    await confirm.click();
    const reasons = apply.getByRole('group', { name: '原因' });
    await expect(reasons, 'said beside what is missing').toHaveAccessibleDescription('请选择原因');
    await expect(reasons.getByText('请选择原因')).toBeInViewport();
    await expect(reasons.getByRole('radio').first()).toBeFocused();
    await expectAccessible(page);
    await reason.check();
    await expect(apply.getByText('请选择原因'), 'gone with the choice').toHaveCount(0);
  });
  await memberTest.step('a refund that has changed meanwhile is shown anew before it is asked for', async () => {
    const { code, status, msg } = errorCodes.AFTER_SALE_CHANGED;
    await answerCall(page, '/afterSale', { status, json: refused(msg, { code }) });
    const asked = page.waitForResponse(/\/api\/afterSale\/preview$/);
    await confirm.click();
    await asked;
    await expect(apply.getByRole('alert').filter({ hasText: '退款金额刚刚有变化' })).toBeVisible();
    await expect(reason, 'nothing is lost').toBeChecked();
    expect(await balanceOf(account)).toBe(before);
    await page.unrouteAll();
  });
  await confirm.click();
  await expect(drawer(page, '退款与售后').getByRole('heading', { name: '已退款' })).toBeVisible();
  expect((await balanceOf(account)) - before).toBe(order.payFen);
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('已关闭');
  await expectNoShift(page, 'the order, from the form to the refund', LARGEST_NEWS_SHIFT);
});

memberTest('what goes with a refund is said before it, and the order says so afterwards', async ({ page, account }) => {
  const order = await buyByApi(account, { keyword: TEAPOT, quantity: 1 });
  const staff = await signInStaffMember();
  const caller = callerOf(account);
  await staff(`/staff/order/${order.no}/dispatch`, { carrier: 'sf', trackingNo: newTrackingNo() });
  await callApi('POST', `/order/${order.id}/receive`, caller, {});
  await callApi('PUT', '/draw/nonce', caller, { nonce: '0a1b2c3d' });
  const drawn = await callApi('POST', '/draw', caller, { nonce: '0a1b2c3d' });
  expect(drawn.flag, drawn.msg).toBe(true);

  await watchShifts(page);
  await page.goto(`/order/detail?id=${order.id}&afterSale=apply`);
  await hydrated(page);
  const apply = drawer(page, '申请售后');
  await expect(apply.getByRole('region', { name: '将退回' })).toContainText(
    '收回送的抽奖已经用掉，从以后得到的里抵−1 次',
  );
  await expectAccessible(page);
  await apply.getByRole('radio', { name: /^仅退款/ }).check();
  await apply.getByRole('radio', { name: '收到时已损坏' }).check();
  await apply.getByRole('button', { name: '提交申请' }).click();
  const progress = drawer(page, '退款与售后');
  await expect(progress.getByRole('heading', { name: '等待审核' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('afterSale') ?? '';
  await staff(`/staff/afterSale/${id}/approve`, { note: '' });
  await expect(progress.getByRole('heading', { name: '已退款' })).toBeVisible();
  await progress.getByRole('button', { name: '关闭' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('已全额退款');
  await expectNoShift(page, 'the order, from the request to its refund', LARGEST_NEWS_SHIFT);
  await expect(main(page).getByRole('region', { name: '订单进度' })).toContainText(
    `${yuan(order.payFen)} 已退回余额。`,
  );
  await expect(main(page).getByRole('region', { name: '付款' })).toContainText(`已退 ${yuan(order.payFen)}`);
  await expect(
    main(page)
      .getByRole('button', { name: /^(补开发票|更多)$/ })
      .filter({ visible: true }),
  ).toHaveCount(0);
});

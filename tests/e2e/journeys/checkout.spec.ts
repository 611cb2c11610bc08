import { expectAccessible } from '../support/expectAccessible.ts';
import { findDemoProduct } from '../support/demoProducts.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { letMinutePass } from '../support/letMinutePass.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import { payOnPhone } from '../support/payOnPhone.ts';
import { readSmsCode } from '../support/sms.ts';
import { FIVE, GOODS, PASSWORD, expectPaid, main, openPay, submitButton, yuan } from '../support/checkout.ts';
import { expect, memberTest } from '../support/test.ts';

memberTest('a first purchase: address, coupon, integral, balance', async ({ page, account, isMobile }) => {
  // axe looks at three full pages, which takes it seconds each.
  await outfitBuyer(account.phoneNumber, { balanceFen: 50_000, integral: 1250, paymentPassword: PASSWORD });
  const product = await findDemoProduct(GOODS);
  await page.goto(`/product?id=${product.id}`);
  await hydrated(page);
  if (isMobile) {
    await page.getByRole('link', { name: /^购买/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /立即购买|购买/ })
      .click();
  } else {
    await page.getByRole('link', { name: /^立即购买/ }).click();
  }
  await expect(page).toHaveURL(/\/order\/confirm\?skuId=/);

  const address = main(page).getByRole('region', { name: '收货地址' });
  await watchShifts(page);
  await page.reload();
  await expect(address.getByRole('button', { name: '保存地址' })).toBeVisible();
  await expectNoShift(page, '/order/confirm');
  await expect(submitButton(page), 'nobody knows yet where to send it').toHaveAttribute('aria-disabled', 'true');
  await address.getByLabel('粘贴识别').fill('林知夏 13800006024 浙江省杭州市西湖区文三路 478 号华星时代 3 幢 1202');
  await address.getByRole('button', { name: '识别并填入' }).click();
  await expect(address.getByText('已填入，请核对。')).toBeVisible();
  await address.getByRole('button', { name: '保存地址' }).click();
  await expect(address.getByRole('button', { name: '保存地址' })).toHaveCount(0);
  const saved = address.getByText('浙江省杭州市西湖区').filter({ visible: true });
  await expect(saved, 'the view stays with what was filled in').toBeInViewport({ ratio: 1 });

  const sum = main(page).getByRole('region', { name: '价格明细' });
  await main(page).getByRole('button', { name: '看看这些商品还能领什么券' }).click();
  const offers = page.getByRole('dialog', { name: '这些商品可领的券' });
  await offers.getByRole('button', { name: `领取 ${FIVE}` }).click();
  await expect(offers.getByRole('status')).toContainText(`已领取“${FIVE}”`);
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('radio', { name: FIVE })).toBeChecked();
  await expect(sum).toContainText(`${FIVE}。能用的只有这一张`);
  await expect(sum, 'no integral is spent unasked').not.toContainText('用 1,200 积分');
  await main(page).getByRole('switch', { name: '使用积分' }).check();
  await expect(sum).toContainText('用 1,200 积分，100 积分抵 1 元');
  await main(page)
    .getByRole('radio', { name: /定时送/ })
    .check();
  await main(page).getByRole('radio', { name: '19:00–21:00' }).check();
  await expect(sum).toContainText('定时送');
  await page.getByLabel('备注').fill('请放门口');
  const payFen = product.priceFen - 500 - 1200 + 600;
  await expect(main(page).getByText(`= ${(payFen / 100).toFixed(2)}。退货时按这里的实付退。`)).toBeVisible();
  await expectAccessible(page);

  let orders = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/order') orders += 1;
  });
  await submitButton(page).dblclick();
  await expect(page).toHaveURL(/\/order\/pay\?id=/);
  expect(orders, 'a double press is one order').toBe(1);
  await expect(
    main(page)
      .getByText(`¥${(payFen / 100).toFixed(2)}`)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByRole('timer')).toHaveText(/^29:\d\d$|^30:00$/);
  await expectAccessible(page);
  const pay = main(page).getByRole('button', { name: /^用余额支付/ });
  await main(page).getByLabel('支付密码').fill('111222');
  await pay.click();
  await expect(main(page).getByText('支付密码不对')).toBeVisible();
  await expect(main(page).getByLabel('支付密码')).toBeFocused();
  await main(page).getByLabel('支付密码').fill(PASSWORD);
  await pay.click();
  await expectPaid(page, `余额 ${yuan(payFen)}`);
  await expect(main(page).getByText('19:00–21:00')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page, 'what is paid is not gone back to').not.toHaveURL(/\/order\/(pay|confirm)/);
});

memberTest(
  'WeChat: the code is paid on a phone, and the page goes on by itself',
  async ({ page, context, account }) => {
    const answered = page.waitForResponse(/\/api\/payment\/[^/]+\/code$/);
    const { priceFen } = await openPay(page, account);
    await expect(main(page).getByRole('radio', { name: '微信支付' }), 'the balance is not enough').toBeChecked();
    const { data } = (await (await answered).json()) as { data: { codeUrl: string } };
    await expect(main(page).getByRole('img', { name: '微信支付二维码' })).toBeVisible();
    await expect(main(page).getByText('正在等待付款结果')).toBeVisible();
    await main(page).getByRole('radio', { name: '余额' }).check();
    await expect(main(page).getByRole('link', { name: '去充值' })).toBeVisible();
    await main(page).getByRole('radio', { name: '微信支付' }).check();
    await expect(main(page).getByRole('img', { name: '微信支付二维码' })).toBeVisible();
    await payOnPhone(context, data.codeUrl);
    await expectPaid(page, `微信支付 ${yuan(priceFen)}`);
  },
);

memberTest(
  'Alipay: in a window of its own, which leads back, while this page waits',
  async ({ page, context, account }) => {
    const { priceFen } = await openPay(page, account);
    await main(page).getByRole('radio', { name: '支付宝' }).check();
    const opened = context.waitForEvent('page');
    await main(page)
      .getByRole('button', { name: /^用支付宝付款/ })
      .click();
    const cashier = await opened;
    await expect(main(page).getByText('已在新窗口打开支付宝，等您付完')).toBeVisible();
    await cashier.getByRole('button', { name: '确认付款' }).click();
    await expectPaid(cashier, `支付宝 ${yuan(priceFen)}`);
    await expectPaid(page, `支付宝 ${yuan(priceFen)}`);
  },
);

memberTest('a payment password is set on the way', async ({ page, account }) => {
  await outfitBuyer(account.phoneNumber, { balanceFen: 50_000 });
  await openPay(page, account);
  await letMinutePass(account.phoneNumber);
  // The balance would do, but not at once: another way stands open.
  await expect(main(page).getByRole('radio', { name: '余额' })).not.toBeChecked();
  await main(page).getByRole('radio', { name: '余额' }).check();
  await main(page).getByRole('button', { name: '设置支付密码' }).click();
  const dialog = page.getByRole('dialog', { name: '设置支付密码' });
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByLabel('短信验证码').fill(await readSmsCode(account.phoneNumber, 2));
  await dialog.getByLabel('支付密码', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('再输一次').fill(PASSWORD);
  await dialog.getByRole('button', { name: '保存支付密码' }).click();
  await main(page).getByLabel('支付密码').fill(PASSWORD);
  await main(page)
    .getByRole('button', { name: /^用余额支付/ })
    .click();
  await expectPaid(page, '余额 ');
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { findDemoProduct } from '../support/demoProducts.ts';
import { logInByPassword } from '../support/forms.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { expect, memberTest, test } from '../support/test.ts';

const FIVE = '全场无门槛 5 元';

async function openOffers(page: Page): Promise<void> {
  const product = await findDemoProduct('青瓷侧把壶');
  await page.goto(`/product?id=${product.id}`);
  await hydrated(page);
  await page.getByRole('button', { name: /领券/ }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog', { name: '这件商品可领的券' })).toBeVisible();
}

memberTest(
  'a user claims coupons on their page and on a product’s, and finds them among their own',
  async ({ page }) => {
    const main = page.getByRole('main');
    await memberTest.step('when the list does not come, the page says so and tries again', async () => {
      await page.route('**/api/coupon?*', (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('/user/coupons');
      await expect(page.getByText('优惠券没有加载出来，您的券都还在。')).toBeVisible();
      await page.unroute('**/api/coupon?*');
      await page.getByRole('button', { name: '再试一次' }).click();
      await expect(page.getByText('没有可用的券')).toBeVisible();
    });
    await memberTest.step('what can be claimed is counted on the page of coupons, and claimed there', async () => {
      const open = page.getByRole('button', { name: /^去领券，还有 \d+ 张可领$/ });
      const before = Number(/\d+/.exec((await open.textContent()) ?? '')?.[0]);
      await open.click();
      const drawer = page.getByRole('dialog', { name: '可领的券' });
      await drawer.getByRole('button', { name: '领取 居家满 400 减 45' }).click();
      await expect(drawer.getByRole('status')).toContainText('已领取');
      await drawer.getByRole('button', { name: '关闭' }).click();
      await expect(page.getByRole('heading', { name: '居家满 400 减 45' })).toBeVisible();
      await expect(page.getByRole('button', { name: `去领券，还有 ${before - 1} 张可领` })).toBeVisible();
      await page.getByRole('link', { name: /^看这 \d+ 件/ }).click();
      await expect(page).toHaveURL('/resource?category=home');
    });
    await memberTest.step('a coupon is claimed on a product’s page', async () => {
      await openOffers(page);
      const drawer = page.getByRole('dialog');
      await expectAccessible(page);
      await drawer.getByRole('button', { name: `领取 ${FIVE}` }).click();
      await expect(drawer.getByRole('status')).toHaveText(`已领取“${FIVE}”，结算时自动选最省的一张。`);
      await expect(drawer.getByRole('button', { name: `领取 ${FIVE}` })).toHaveCount(0);
    });
    await memberTest.step('both are among their own', async () => {
      await watchShifts(page);
      await page.goto('/user/coupons');
      await expect(main.getByRole('heading', { name: FIVE })).toBeVisible();
      await expect(main.getByText('还剩 7 天')).toBeVisible();
      await expect(main.getByRole('link', { name: /^未使用/ })).toHaveText('未使用2');
      await expectNoShift(page, '/user/coupons');
      await expectAccessible(page);
      await main.getByRole('link', { name: `去用，${FIVE}` }).click();
      await expect(page).toHaveURL('/resource');
    });
  },
);

test('a visitor is asked to log in, and comes back to the product', async ({ page }) => {
  const account = await registerByApi();
  await openOffers(page);
  const address = page.url();
  await page.getByRole('button', { name: `登录后领取 ${FIVE}` }).click();
  await logInByPassword(page, account.phoneNumber, account.password);
  await expect(page).toHaveURL(address);
});

memberTest('a code becomes a coupon, once; a wrong one keeps what was typed', { tag: '@once' }, async ({ page }) => {
  await page.goto('/user/coupons');
  await hydrated(page);
  const box = page.getByRole('textbox', { name: '兑换码' });
  const redeem = page.getByRole('button', { name: '兑换' });
  await redeem.click();
  await expect(page.getByRole('alert').getByText('请输入兑换码')).toBeVisible();
  await box.fill('jiwu-2026-cup');
  await redeem.click();
  await expect(page.getByRole('alert').getByText('兑换码不对，请核对后再输入')).toBeVisible();
  await expect(box).toHaveValue('jiwu-2026-cup');
  await box.fill(' jiwu-2026-tea ');
  await redeem.click();
  await expect(page.getByRole('heading', { name: '茶饮满 120 减 15' })).toBeVisible();
  await expect(box).toHaveValue('');
  await box.fill('JIWU-2026-TEA');
  await redeem.click();
  await expect(page.getByRole('alert').getByText('这个兑换码已经用过')).toBeVisible();
});

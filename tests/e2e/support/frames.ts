import { expect, type Page } from '@playwright/test';

const HAN = /\p{Script=Han}/u;

/** The page is there: under its own address, with a title and one heading, both Chinese. */
export async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page).toHaveTitle(new RegExp(`${HAN.source}.* · 集物$`, 'u'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(HAN);
}

/** Around channels: phones keep at the top the search box, the way back (每日一抢), both (货源), or only the name (拼团, a tab). */
async function expectMainLayout(page: Page, isMobile: boolean): Promise<void> {
  await expect(page.getByRole('navigation', { name: isMobile ? '主导航' : '频道' })).toBeVisible();
  const search = page.getByRole('combobox', { name: '搜索商品' });
  const back = page.getByRole('link', { name: '返回', exact: true });
  const name = page.getByRole('banner').getByText('拼团', { exact: true });
  await expect(search.or(back).or(name).filter({ visible: true }).first()).toBeVisible();
}

/**
 * Around pages that one comes back from: phones show the title beside a way back, and the tab bar only where no bar with what to
 * do next (提交订单, 去支付) stands in its place.
 */
async function expectDefaultLayout(page: Page, isMobile: boolean): Promise<void> {
  // A product draws its way back over its pictures, the other pages beside their title.
  if (isMobile) await expect(page.getByRole('link', { name: '返回', exact: true })).toBeVisible();
  else await expect(page.getByRole('navigation', { name: '频道' })).toBeVisible();
}

async function expectUserCentreLayout(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: '个人中心' });
  for (const entry of ['余额', '优惠券', '个人中心', '我的商户']) {
    await expect(menu.getByRole('link', { name: entry, exact: true })).toBeVisible();
  }
}

/** Around login, registration and a new password: a logo header and a back arrow. */
export async function expectAuthLayout(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: '集物首页' })).toBeVisible();
  await expect(header.getByRole('link', { name: '返回' })).toBeVisible();
}

/** Around the texts of the law, which anybody may print or link to: no layout is asked for. */
async function expectNoLayout(): Promise<void> {}

export type Layout = 'main' | 'default' | 'userCentre' | 'auth' | 'none';

export const expectLayout: Readonly<Record<Layout, (page: Page, isMobile: boolean) => Promise<void>>> = {
  main: expectMainLayout,
  default: expectDefaultLayout,
  userCentre: expectUserCentreLayout,
  auth: expectAuthLayout,
  none: expectNoLayout,
};

import { rules } from '@jiwu/contract';
import type { Locator, Page } from '@playwright/test';
import { samplePicture } from '../../support/samplePicture.ts';
import {
  amountOf,
  bookByApi,
  bookingsOf,
  type Days,
  decideOn,
  findFreeDays,
  letDaysCome,
  type Slot,
} from '../support/advertisements.ts';
import { answerCall, refused } from '../support/answers.ts';
import { main, PASSWORD, yuan } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { lookAt } from '../support/lookAt.ts';
import { balanceOf } from '../support/orderPages.ts';
import { newBrowserId } from '../support/registerByApi.ts';
import { makeReseller } from '../support/resellers.ts';
import { expectScriptsWithin } from '../support/scriptSize.ts';
import { signInStaffMember } from '../support/staffMember.ts';
import { expect, memberTest, startingWith, test } from '../support/test.ts';

const MOST_SCRIPT_KB = 160;
const CATEGORY = 'kitchen';

const calendar = (page: Page) => main(page).getByRole('group', { name: /的档期$/ });
const mine = (page: Page) => main(page).getByRole('region', { name: '我的投放' });
const card = (page: Page, title: string) => mine(page).getByRole('article', { name: title });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^预订 / });
const dialog = (page: Page) => page.getByRole('dialog', { name: '从余额付' });
const told = (page: Page, text: string | RegExp) => expect(page.getByRole('status').getByText(text)).toBeVisible();
/** On phones the bar stands above the tabs, on wide screens below the calendar. */
const book = (page: Page, role: 'button' | 'link', name: string) =>
  main(page).getByRole(role, { name, exact: true }).filter({ visible: true });

async function open(page: Page, path = '/advertisement'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

function dayButton(page: Page, day: string): Locator {
  const [, month, date] = day.split('-').map(Number);
  return calendar(page).getByRole('button', { name: new RegExp(`^${month} 月 ?${date} ?日，`) });
}

async function pick(page: Page, { from, to }: Days): Promise<void> {
  await dayButton(page, from).click();
  if (to !== from) await dayButton(page, to).click();
}

async function upload(page: Page, width: number, height: number): Promise<void> {
  const buffer = Buffer.from(await samplePicture(width, height));
  await drawer(page)
    .getByLabel(/^图片，/)
    .setInputFiles({ name: '壶与杯.png', mimeType: 'image/png', buffer });
}

/** As the six boxes take it. */
async function pay(page: Page, password: string): Promise<void> {
  await dialog(page).getByLabel('支付密码').fill(password);
  await dialog(page)
    .getByRole('button', { name: /^用余额支付/ })
    .click();
}

test('a visitor reads places, prices and days, and is led to what is missing', async ({ page, isMobile }) => {
  await watchShifts(page);
  await test.step('the page stands still, is light, and axe finds nothing', async () => {
    await open(page);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('品牌推广');
    await expectNoShift(page, '/advertisement');
    await expectScriptsWithin(page, MOST_SCRIPT_KB);
    for (const { name } of Object.values(rules.advertisement.placeTerms)) {
      await expect(main(page).getByRole('navigation', { name: '广告位' })).toContainText(name);
    }
    await expect(main(page).getByRole('navigation', { name: '广告位' })).toContainText('工作日 ¥480，周末 ¥560');
    await expectAccessible(page);
    await lookAt(page, 'advertisement-guest');
  });
  await test.step('a category has its own calendar, and an address', async () => {
    await main(page)
      .getByRole('link', { name: /^分类页/ })
      .click();
    await expect(page).toHaveURL(/place=category/);
    await calendar(page).getByLabel('分类').selectOption(CATEGORY);
    await expect(page).toHaveURL(new RegExp(`category=${CATEGORY}`));
    await expect(calendar(page).getByRole('button', { name: /¥/ }).first()).toBeVisible();
  });
  await test.step('a word is written', async () => {
    await main(page)
      .getByRole('link', { name: /^搜索结果/ })
      .click();
    await expect(calendar(page)).toContainText('写一个词，看它的档期');
    await calendar(page).getByLabel('搜索词').fill('  手冲  咖啡 ');
    await calendar(page).getByRole('button', { name: '看档期' }).click();
    await expect(page).toHaveURL(/word=%E6%89%8B%E5%86%B2\+%E5%92%96%E5%95%A1/);
    await calendar(page).getByRole('button', { name: /¥45$/ }).first().click();
    const bar = main(page)
      .getByText(/，1 天$/)
      .filter({ visible: true });
    await expect(bar).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the chosen day comes back after the login', async () => {
    await expect(book(page, 'link', '登录后预订')).toHaveAttribute('href', /^\/login\?from=/);
    await expect(mine(page).getByRole('link', { name: '登录' })).toHaveAttribute('href', /^\/login\?from=/);
    const from = new URL(await book(page, 'link', '登录后预订').evaluate((link: HTMLAnchorElement) => link.href));
    const back = Buffer.from(from.searchParams.get('from') ?? '', 'base64').toString();
    expect(back).toMatch(/^\/advertisement\?place=search&word=.+&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d#slots$/);
    await open(page, back);
    await expect(calendar(page).getByRole('button', { pressed: true })).toHaveCount(1);
  });
  if (isMobile) {
    const box = await calendar(page).getByRole('button', { pressed: true }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('the calendar is read without script @once', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/advertisement?place=category&category=${CATEGORY}`);
  await expect(calendar(page)).toContainText('素材要审 1 个工作日');
  await expect(calendar(page).getByRole('button', { name: /¥/ }).first()).toBeVisible();
  await expect(main(page).getByRole('heading', { name: '怎样投放' })).toBeVisible();
  await context.close();
});

memberTest('without a business the drawer leads to one', async ({ page, account }) => {
  const slot = { place: 'search', word: `没有商户 ${account.phoneNumber.slice(-4)}` } as const;
  const days = await findFreeDays(account, slot, 1);
  await open(page, `/advertisement?place=search&word=${encodeURIComponent(slot.word)}`);
  await expect(mine(page).getByRole('heading', { name: '先登记一个商户' })).toBeVisible();
  await pick(page, days);
  await book(page, 'button', '预订这几天').click();
  await expect(drawer(page).getByRole('heading', { name: '先登记一个商户' })).toBeVisible();
  await expectAccessible(page);
  await drawer(page).getByRole('button', { name: '关闭' }).click();
  await expect(drawer(page)).toBeHidden();
});

memberTest(
  'a business books a place, staff approve it, everyone sees it, and it counts what was seen',
  async ({ page, account, isMobile, browser }) => {
    // Each width has a place of its own: both are seen on the same home page.
    const slot: Slot = { place: isMobile ? 'homeHero' : 'homeStrip' };
    await makeReseller(account);
    const staff = await signInStaffMember(['content']);
    const days = await findFreeDays(account, slot, 3);
    const amountFen = amountOf(slot, days);
    const title = `顺手的壶 ${account.phoneNumber.slice(-4)}`;
    const before = await balanceOf(account);

    await memberTest.step('days are pressed, their price stands there', async () => {
      await open(page, `/advertisement?place=${slot.place}`);
      await expect(mine(page).getByRole('heading', { name: '还没有投放' })).toBeVisible();
      await pick(page, days);
      await expect(calendar(page).getByRole('button', { pressed: true })).toHaveCount(3);
      await expect(
        main(page)
          .getByText(/，3 天$/)
          .filter({ visible: true }),
      ).toBeVisible();
      await book(page, 'button', '预订这几天').click();
      await expect(drawer(page)).toContainText('知夏小铺');
      await expect(drawer(page).getByText('3 天', { exact: true })).toBeVisible();
      await expectAccessible(page);
    });
    await memberTest.step('what is missing is named where it is', async () => {
      await drawer(page)
        .getByRole('button', { name: `从余额付 ${yuan(amountFen)}` })
        .click();
      for (const words of ['请选落地页', '请输入标题', '请上传图片，传完再付', '请先核对，再勾选这一项']) {
        await expect(drawer(page).getByText(words, { exact: true })).toBeVisible();
      }
      await expectAccessible(page);
    });
    await memberTest.step('a landing of this site, a title, a picture that is large enough', async () => {
      await drawer(page).getByRole('button', { name: '落地页' }).click();
      const picker = page.getByRole('dialog', { name: '选落地页' });
      await picker.getByLabel('本站的路径').fill('https://example.com/');
      await picker.getByRole('button', { name: '用这个路径' }).click();
      await expect(picker.getByRole('alert')).toContainText('落地页要是本站能打开的页面');
      await picker.getByLabel('搜商品').fill('青瓷侧把壶');
      await picker.getByRole('button', { name: '搜索', exact: true }).click();
      await expectAccessible(page);
      await picker
        .getByRole('button', { name: /青瓷侧把壶/ })
        .first()
        .click();
      await expect(drawer(page).getByText(/^商品页，普通价 ¥/)).toBeVisible();
      await drawer(page).getByLabel(/^标题/).fill(title);
      await upload(page, 400, 200);
      await expect(drawer(page).getByText(/^图片是 400 × 200，这个位置要/)).toBeVisible();
      await upload(page, 1200, 600);
      await expect(drawer(page).getByText(/^1200 × 600，\d+ KB$/)).toBeVisible();
      await expect(drawer(page).getByRole('group', { name: '预览' })).toContainText(title);
      await expect(drawer(page).getByRole('group', { name: '预览' })).toContainText('广告');
      await drawer(page).getByRole('radio', { name: '手机' }).check();
      await drawer(page).getByRole('checkbox').check();
      await expectAccessible(page);
      await lookAt(page, 'advertisement-book');
    });
    await memberTest.step('paid from the balance, by the payment password', async () => {
      const press = drawer(page).getByRole('button', { name: `从余额付 ${yuan(amountFen)}` });
      await press.click();
      await expect(dialog(page).getByLabel('支付密码'), 'the keyboard starts at the password').toBeFocused();
      await pay(page, '000000');
      await expect(
        dialog(page)
          .getByText(/密码不对|还可以试|还能试/)
          .first(),
      ).toBeVisible();
      await expectAccessible(page);
      await pay(page, PASSWORD);
      await told(page, /^已预订 /);
      await expect(drawer(page)).toBeHidden();
      await expect(card(page, title)).toContainText('素材审核中');
      expect(await balanceOf(account)).toBe(before - amountFen);
      // One's own days are marked at once.
      await expect(calendar(page).getByText('您的', { exact: true })).toHaveCount(3);
      await expectAccessible(page);
    });
    const [booking] = await bookingsOf(account);
    if (!booking) throw new Error('nothing was booked');
    await memberTest.step('approved by staff, and its days come', async () => {
      await decideOn(staff, booking, 'approve');
      await letDaysCome(booking);
    });
    const visitor = await browser.newContext({ storageState: startingWith({ browser: newBrowserId() }) });
    const home = await visitor.newPage();
    const ad = home.getByRole('complementary', { name: `广告：${title}` });
    await memberTest.step('a visitor sees it in its place, and nothing moves for it', async () => {
      await expect
        .poll(async () => {
          await home.goto('/');
          return await ad.count();
        })
        .toBe(1);
      await watchShifts(home);
      const seen = home.waitForRequest((request) => request.url().endsWith('/api/advertisement/beacon'));
      await home.goto('/');
      await hydrated(home);
      await expect(ad).toContainText('广告');
      if (slot.place === 'homeStrip') await expect(ad).toContainText('知夏小铺');
      await ad.scrollIntoViewIfNeeded();
      await expect(ad.locator('img')).toBeVisible();
      expect((await seen).postDataJSON()).toMatchObject({ seen: [booking.id] });
      await expectNoShift(home, '/');
      await expectScriptsWithin(home, MOST_SCRIPT_KB);
      await expectAccessible(home);
      await lookAt(home, 'advertisement-home');
    });
    await memberTest.step('who presses it lands where the business wished', async () => {
      const clicked = home.waitForRequest(
        (request) =>
          request.url().endsWith('/api/advertisement/beacon') && 'clicked' in (request.postDataJSON() as object),
      );
      await ad.getByRole('link').click();
      await expect(home).toHaveURL(/\/product\?id=/);
      expect((await clicked).postDataJSON()).toEqual({ clicked: [booking.id] });
      await visitor.close();
    });
    await memberTest.step('the business reads it by day: seen once, pressed once', async () => {
      await expect
        .poll(async () => (await bookingsOf(account)).map(({ impressions, clicks }) => [impressions, clicks]))
        .toEqual([[1, 1]]);
      await open(page, '/advertisement');
      await expect(card(page, title)).toContainText('展示中');
      const today = card(page, title).getByRole('row').nth(1);
      await expect(today.getByRole('cell')).toHaveText(['1', '1']);
      await expect(card(page, title).getByText('100.00%').first()).toBeVisible();
      await expect(main(page).getByRole('region', { name: '正在展示' })).toContainText(title);
      await expectAccessible(page);
      await lookAt(page, 'advertisement-mine');
      const file = page.waitForEvent('download');
      await mine(page).getByRole('button', { name: '导出明细' }).click();
      expect((await file).suggestedFilename()).toMatch(/^投放明细-.*\.csv$/);
    });
  },
);

memberTest('another is cancelled and all of it comes back; a refused one is mended', async ({ page, account }) => {
  await makeReseller(account);
  const staff = await signInStaffMember(['content']);
  const word = `壶 ${account.phoneNumber}`;
  const slot: Slot = { place: 'search', word };
  const days = await findFreeDays(account, slot, 2);
  const before = await balanceOf(account);
  const amountFen = amountOf(slot, days);
  await bookByApi(account, slot, days, '秋茶上新');
  expect(await balanceOf(account)).toBe(before - amountFen);

  await memberTest.step('cancelled before it begins', async () => {
    await open(page);
    await card(page, '秋茶上新')
      .getByRole('button', { name: `取消，退 ${yuan(amountFen)}` })
      .click();
    const asked = page.getByRole('dialog', { name: '取消“秋茶上新”' });
    await expectAccessible(page);
    await asked.getByRole('button', { name: '取消投放' }).click();
    await told(page, `已取消，${yuan(amountFen)} 已退回余额`);
    await expect(card(page, '秋茶上新')).toContainText('已取消');
    await expect(card(page, '秋茶上新')).toContainText('已全部退回');
    expect(await balanceOf(account)).toBe(before);
  });
  await memberTest.step('refused: the reason, the money, and the way on', async () => {
    const booked = await bookByApi(account, slot, days, '粗陶杯');
    const listening = page.waitForResponse(/\/api\/notice\/events$/);
    await open(page);
    await expect(card(page, '粗陶杯')).toContainText('素材审核中');
    await listening;
    await decideOn(staff, booked, 'refuse', '图片里写了“全网最低”，价格的比较要有依据。');
    // Told by the notice: the page is not loaded again.
    await expect(card(page, '粗陶杯')).toContainText('图片里写了“全网最低”，价格的比较要有依据。');
    await expect(card(page, '粗陶杯')).toContainText(/¥\d+\.00 已在 \d\d-\d\d \d\d:\d\d 全部退回余额。/);
    expect(await balanceOf(account)).toBe(before);
    await card(page, '粗陶杯').getByRole('button', { name: '粗陶杯，看审核记录' }).click();
    const record = page.getByRole('dialog', { name: '审核记录' });
    await expect(record.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await record.getByRole('button', { name: '关闭' }).click();
    await card(page, '粗陶杯').getByRole('button', { name: '换图再订' }).click();
    await expect(calendar(page).getByRole('button', { pressed: true })).toHaveCount(2);
    await book(page, 'button', '预订这几天').click();
    await expect(drawer(page).getByLabel(/^标题/)).toHaveValue('粗陶杯');
    await expect(drawer(page).getByText('选择图片')).toBeVisible();
  });
});

memberTest('bookings that do not come can be asked for again', { tag: '@once' }, async ({ page }) => {
  await answerCall(page, '/advertisement/booking', { status: 500, json: refused('服务出了点问题，请稍后再试') });
  await open(page);
  await expect(mine(page).getByRole('alert')).toContainText('您的投放没有加载出来，订下的都在。');
  await expectAccessible(page);
  await page.unrouteAll();
  await mine(page).getByRole('button', { name: '再试一次' }).click();
  await expect(mine(page).getByRole('heading', { name: '先登记一个商户' })).toBeVisible();
});

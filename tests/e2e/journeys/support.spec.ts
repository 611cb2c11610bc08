import type { Page } from '@playwright/test';
import type { Answer, Contract, StaffSupportThread } from '@jiwu/contract';
import { samplePicture } from '../../support/samplePicture.ts';
import { buyByApi } from '../support/buyByApi.ts';
import { callApi } from '../support/callApi.ts';
import { callerOf, main } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { findDemoProduct } from '../support/demoProducts.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { lookAt } from '../support/lookAt.ts';
import { openDetail, TEAPOT } from '../support/orderPages.ts';
import type { Account } from '../support/registerByApi.ts';
import { signInStaffMember, type StaffCall } from '../support/staffMember.ts';
import { expect, memberTest, test } from '../support/test.ts';

const PATH = '/user/personCenter?view=support';
const log = (page: Page) => main(page).getByRole('log', { name: '对话' });
const field = (page: Page) => main(page).getByRole('textbox', { name: '消息' });
const sendButton = (page: Page) => main(page).getByRole('button', { name: '发送' });
const listening = (page: Page) => page.waitForResponse(/\/api\/support\/events$/);

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await sendButton(page).click();
  await expect(log(page).getByText(text)).toBeVisible();
  await expect(field(page)).toHaveValue('');
}

/** The account's thread as staff see it, and an answer to what they saw. */
async function answer(staff: StaffCall, account: Account, text: string): Promise<void> {
  const { items } = (await staff('/staff/support', undefined, 'GET')) as Answer<Contract['staffSupportList']>;
  const mine = await Promise.all(
    items.map(async ({ id }) => (await staff(`/staff/support/${id}`, undefined, 'GET')) as StaffSupportThread),
  );
  const { data } = await callApi('GET', '/support', callerOf(account));
  const last = (data as Answer<Contract['supportGet']>).messages.at(-1);
  const thread = mine.find(({ messages }) => messages.at(-1)?.sentAt === last?.sentAt);
  if (!thread) throw new Error('nobody waits with these words');
  await staff(`/staff/support/${thread.id}/answer`, { text, seenNo: thread.lastNo });
}

memberTest('a user writes from an order with a picture, and is answered live', async ({ page, account, isMobile }) => {
  const order = await buyByApi(account, { keyword: TEAPOT, quantity: 1 });
  const staff = await signInStaffMember();
  await watchShifts(page);
  await memberTest.step('from the order, which goes with the first message', async () => {
    await openDetail(page, order);
    await page.getByRole('link', { name: '联系客服' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(`${PATH}&order=${order.id}`);
    await expect(main(page).getByText('有问题就写在下面，可以附上图片和订单。')).toBeVisible();
    await expect(main(page).getByRole('region', { name: '随消息发出' })).toContainText(order.no);
    await expect(
      main(page).getByText(/每天 9:00 至 21:00 有人回复|现在不在服务时间，(?:今天|明天) 9:00 起回复/),
    ).toBeVisible();
    await expectAccessible(page);
    await lookAt(page, 'support-empty');
  });
  await memberTest.step('what says nothing is not sent; what failed keeps the words', async () => {
    await sendButton(page).click();
    await expect(main(page).getByRole('alert').getByText('请先写几句话，或添加图片')).toBeVisible();
    await page.route(/\/api\/support\/message$/, (route) => route.abort());
    await field(page).fill('壶嘴有一处磕碰，怎么办？');
    await sendButton(page).click();
    await expect(
      main(page)
        .getByRole('alert')
        .getByText(/网络|连不上|没有/),
    ).toBeVisible();
    await expect(field(page)).toHaveValue('壶嘴有一处磕碰，怎么办？');
    await page.unroute(/\/api\/support\/message$/);
  });
  await memberTest.step('with a picture', async () => {
    const picture = { name: '磕碰.png', mimeType: 'image/png', buffer: Buffer.from(await samplePicture()) };
    await main(page).getByLabel('图片', { exact: true }).setInputFiles(picture);
    await expect(main(page).getByRole('group', { name: '图片' })).toContainText('1 / 4');
    await sendButton(page).click();
    await expect(log(page).getByText('壶嘴有一处磕碰，怎么办？')).toBeVisible();
    await expect(log(page).getByRole('link')).toContainText(`订单 ${order.no}，待发货`);
    await expect(page).toHaveURL(PATH);
    await expect(main(page).getByRole('region', { name: '随消息发出' })).toHaveCount(0);
    await log(page).getByRole('button', { name: '看第 1 张大图' }).click();
    const large = page.getByRole('dialog', { name: '图片' });
    await expect(large.getByRole('img', { name: '发出的图片' })).toBeVisible();
    await large.getByRole('button', { name: '关闭' }).click();
  });
  await memberTest.step('staff answer, and it is there at once', async () => {
    const live = listening(page);
    await page.goto(PATH);
    await live;
    await answer(staff, account, '抱歉让您收到这样的壶。请在订单里申请售后，我们补发一把。');
    await expect(log(page).getByText('我们补发一把')).toBeVisible();
    // Whoever looks has read it: nothing is left to be told.
    await expect
      .poll(
        async () =>
          ((await callApi('GET', '/user/menu', callerOf(account))).data as Answer<Contract['userMenu']>).waiting
            .support,
      )
      .toBe(0);
    await say(page, '好的，谢谢');
    await expectAccessible(page);
    await expectNoShift(page, PATH);
    await lookAt(page, 'support');
  });
  await memberTest.step('elsewhere it is counted, told and found', async () => {
    const live = page.waitForResponse(/\/api\/notice\/events$/);
    await page.goto('/user/coupons');
    await live;
    await answer(staff, account, '不客气，补发的单号会发消息告诉您。');
    const toast = page.getByRole('status').filter({ hasText: '客服回复了您：不客气' });
    await expect(toast).toBeVisible();
    await page.goto('/user/personCenter?view=notices');
    const line = main(page).getByRole('listitem').filter({ hasText: '客服回复了您' }).first();
    await expect(line.getByRole('img', { name: '未读' })).toBeVisible();
    await line.getByRole('link', { name: '看回复' }).click();
    await expect(page).toHaveURL(PATH);
    await expect(log(page).getByText('不客气，补发的单号会发消息告诉您。')).toBeInViewport();
    await page.goto('/user/personCenter?view=notices');
    const answers = main(page).getByRole('listitem').filter({ hasText: '客服回复了您' });
    await expect(answers.first()).toBeVisible();
    await expect(answers.getByRole('img', { name: '未读' })).toHaveCount(0);
  });
  await memberTest.step('nothing is wider than the screen', async () => {
    for (const path of [PATH, '/user/personCenter?view=notices']) {
      await page.goto(path);
      await hydrated(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(page.viewportSize()?.width);
    }
    if (isMobile) await expect(page.getByRole('navigation', { name: '个人中心' })).toBeHidden();
  });
});

memberTest('without a network the words stay, and go when it is back', async ({ page, context }) => {
  // A part of the page is still on its way when the network goes: the page does without it, and gets it later.
  const code = /\/assets\/LiveNotices-.*\.js$/;
  const missed = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await page.route(code, (route) => route.abort('internetdisconnected'));
  await page.goto(PATH);
  await field(page).fill('在吗');
  await missed;
  await context.setOffline(true);
  await expect(main(page).getByText('网络断开了，写好的内容会留着，连上后再发')).toBeVisible();
  await expect(field(page)).toHaveValue('在吗');
  await lookAt(page, 'support-offline');
  await page.unroute(code);
  const live = page.waitForResponse(/\/api\/notice\/events$/);
  await context.setOffline(false);
  await live;
  await expect(main(page).getByText('网络断开了，写好的内容会留着，连上后再发')).toHaveCount(0);
  await sendButton(page).click();
  await expect(log(page).getByText('在吗')).toBeVisible();
});

memberTest('a conversation that does not come can be asked for again @once', async ({ page }) => {
  await page.route(/\/api\/support(?:\?|$)/, (route) => route.abort());
  await page.goto(PATH);
  await expect(main(page).getByRole('alert')).toContainText('对话没有加载出来，写过的都还在。');
  await page.unroute(/\/api\/support(?:\?|$)/);
  await main(page).getByRole('button', { name: '再试一次' }).click();
  await expect(field(page)).toBeEditable();
});

test('every way there leads through logging in, and back to what it was about', async ({ page, isMobile }) => {
  const { id } = await findDemoProduct(TEAPOT);
  await page.goto(`/product?id=${id}`);
  await hydrated(page);
  const link = isMobile
    ? page.getByRole('link', { name: '客服', exact: true })
    : page.getByRole('link', { name: '带上这件商品问客服' });
  await expect(link).toHaveAttribute('href', `${PATH}&product=${id}`);
  await link.click();
  await expect(page).toHaveURL(/\/login/);
  const from = new URL(page.url()).searchParams.get('from') ?? '';
  expect(Buffer.from(from, 'base64').toString()).toBe(`${PATH}&product=${id}`);
  if (!isMobile) {
    await page.goto('/privacyPolicy');
    const footer = page.getByRole('contentinfo').getByRole('link', { name: '联系客服' });
    await expect(footer).toHaveAttribute('href', PATH);
  }
});

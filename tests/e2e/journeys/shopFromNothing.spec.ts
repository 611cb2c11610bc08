import { lookAt } from '../support/lookAt.ts';
import { addMember } from '../support/nothing/addMember.ts';
import { approveRefund } from '../support/nothing/approveRefund.ts';
import { closeDay, expectDayOpen } from '../support/nothing/closeDay.ts';
import { createAdmin } from '../support/nothing/createAdmin.ts';
import { dispatch } from '../support/nothing/dispatch.ts';
import { openBrowserOf } from '../support/nothing/EmptyShop.ts';
import { enrol } from '../support/nothing/enrol.ts';
import { agreeToReturn, askToReturn, expectRefunded, receiveReturn, sendBack } from '../support/nothing/giveBack.ts';
import { goods, TEAPOT } from '../support/nothing/goods.ts';
import { importProducts } from '../support/nothing/importProducts.ts';
import { listUnit } from '../support/nothing/listUnit.ts';
import { makeCampaign } from '../support/nothing/makeCampaign.ts';
import { makeCoupon } from '../support/nothing/makeCoupon.ts';
import { makeGroupCampaign } from '../support/nothing/makeGroupCampaign.ts';
import { makeProduct } from '../support/nothing/makeProduct.ts';
import { openNextDay } from '../support/nothing/openNextDay.ts';
import { planDeal } from '../support/nothing/planDeal.ts';
import { seeInShop } from '../support/nothing/seeInShop.ts';
import { setUpShelves } from '../support/nothing/setUpShelves.ts';
import { buy, claimCoupon, register } from '../support/nothing/shopper.ts';
import { signIn } from '../support/nothing/signIn.ts';
import { startEmptyShop } from '../support/nothing/startEmptyShop.ts';
import { takeInStock } from '../support/nothing/takeInStock.ts';
import { writeChecklist } from '../support/nothing/writeChecklist.ts';
import { writeGuide } from '../support/nothing/writeGuide.ts';
import { expect, untouchedTest as test } from '../support/test.ts';

const { step } = test;

/** Nothing but a command for the first administrator, and then the console and the shop in browsers: no call, no row by hand. */
test('a shop opened from nothing, by the console and the shop alone @once', async ({ browser }) => {
  // A second shop comes up, five people work in it, and 500 products are written.
  test.setTimeout(900_000);
  await using shop = await startEmptyShop();
  const empty = { shop, browser };
  const owner = await step('the first administrator is made by a command', () => createAdmin(empty, 'owner', '周店主'));
  const desk = await openBrowserOf(empty, shop.consoleUrl);
  const buyer = await openBrowserOf(empty, shop.webUrl);
  await step('an empty shop says that it is empty', async () => {
    await buyer.goto('/');
    await expect(buyer.getByRole('heading', { name: '这个分类暂时没有在售的商品' })).toBeVisible();
    await lookAt(buyer, 'nothing-home-empty');
    await signIn(desk, owner);
    await expect(desk.getByRole('heading', { name: '现在要处理' })).toBeVisible();
    await lookAt(desk, 'nothing-overview-empty');
  });

  const colleague = await step('a second administrator comes in', async () => {
    const wish = { loginName: 'shenqing', name: '沈青', roles: ['超级管理员', '财务'] };
    const made = await addMember(desk, owner, wish);
    const page = await openBrowserOf(empty, shop.consoleUrl);
    return { page, staff: await enrol(page, made) };
  });
  const clerk = await step('who takes somebody on for the orders', async () => {
    const wish = { loginName: 'linzhou', name: '林舟', roles: ['订单客服'] };
    const made = await addMember(colleague.page, colleague.staff, wish);
    const page = await openBrowserOf(empty, shop.consoleUrl);
    return { page, staff: await enrol(page, made) };
  });

  const productIds = new Map<string, string>();
  await step('categories, a brand, a shipping template', () => setUpShelves(desk));
  await step('three products by hand', async () => {
    for (const one of goods) productIds.set(one.code, await makeProduct(desk, one));
  });
  await step('their stock', async () => {
    for (const one of goods) await takeInStock(desk, one);
  });
  await step('500 products by a file', () => importProducts(desk));
  await step('a coupon', () => makeCoupon(desk));
  await step('a campaign', () => makeCampaign(desk));
  await step('a group campaign', () => makeGroupCampaign(desk));
  await step('a deal of the day', () => planDeal(desk));
  await step('what opened goods are looked at by', () => writeChecklist(desk));
  await step('an open-box unit', () => listUnit(desk));
  await step('an entry of the guide', () => writeGuide(desk));
  await step('all of it stands in the shop', () => seeInShop(buyer));

  await step('somebody registers', () => register(buyer, shop.sandboxUrl));
  await step('takes the coupon', () => claimCoupon(buyer));
  const orderId = await step('and buys', () => buy(buyer, productIds.get(TEAPOT.code) ?? '', shop.sandboxUrl));
  await step('it is sent', () => dispatch(clerk.page));
  await step('it comes back', async () => {
    await askToReturn(buyer, orderId);
    await agreeToReturn(clerk.page);
    await sendBack(buyer);
    await receiveReturn(clerk.page);
  });
  await step('a second person lets the large refund go', () => approveRefund(colleague.page, colleague.staff));
  await step('the buyer has it', () => expectRefunded(buyer));

  await step('the day is closed when it is over, and not before', async () => {
    await expectDayOpen(colleague.page);
    await using later = await openNextDay(empty);
    const page = await openBrowserOf(empty, later.consoleUrl);
    await signIn(page, colleague.staff, Date.now() + later.laterMs);
    await closeDay(page, later.over);
  });
});

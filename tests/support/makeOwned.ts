import type { OwnedKind, Session } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import { findThread } from '../../apps/server/src/modules/content/support/index.ts';
import { addNotice } from '../../apps/server/src/modules/content/notices/index.ts';
import { makeBooking } from './makeAdvertiser.ts';
import { createShopClient, type ShopClient } from './createShopClient.ts';
import { makeAfterSale } from './makeAfterSale.ts';
import { makeClaim } from './makeDeal.ts';
import { makeWonGoods } from './makeDraws.ts';
import { makeGroupCampaign } from './makeGroup.ts';
import { makeApplication } from './makeApplication.ts';
import { makeBusiness } from './makeBusiness.ts';
import { must } from './makeBuyer.ts';
import { makeOrder } from './makeOrder.ts';
import { makePick } from './makePick.ts';
import { makeProduct } from './makeProduct.ts';
import { makeReseller } from './makeReseller.ts';
import { makeUnitLock } from './makeUnit.ts';
import { makeVipPurchase } from './makeVip.ts';
import { earn } from './promote.ts';
import { rechargeAs } from './rechargeAs.ts';
import type { TestShop } from './startTestShop.ts';
import { uploadAs } from './uploadAs.ts';
import { userIdOf } from './userIdOf.ts';

type Maker = (shop: TestShop, owner: ShopClient, login: { phoneNumber: string; password: string }) => Promise<string>;

/** Creates a thing of each kind for a user; a missing kind does not compile. */
export const makeOwned: Readonly<Record<OwnedKind, Maker>> = {
  async address(_shop, owner) {
    const reply = await owner.call('addressCreate', {
      body: { recipient: '林知夏', phoneNumber: '13800000000', divisionCode: '330106', detail: '文三路 478 号' },
    });
    return (reply.data as { id: string }).id;
  },
  async session(shop, owner, { phoneNumber, password }) {
    const before = (await owner.call('userSessions')).data as { items: { id: string }[] };
    const device = createShopClient(shop);
    device.session = (await device.call('userLogin', { body: { account: phoneNumber, password } })).data as Session;
    const after = (await owner.call('userSessions')).data as { items: { id: string }[] };
    const known = new Set(before.items.map(({ id }) => id));
    return after.items.find(({ id }) => !known.has(id))?.id ?? '';
  },
  async file(_shop, owner) {
    return await uploadAs(owner);
  },
  async cartLine(shop, owner) {
    const product = await makeProduct(shop.services.db);
    const reply = await owner.call('cartAdd', { body: { skuId: product.skuIds[0], quantity: 1 } });
    return (reply.data as { id: string }).id;
  },
  async recharge(shop, owner) {
    return (await rechargeAs(shop, owner, { amountFen: 10_000 })).rechargeId;
  },
  async order(shop, owner) {
    // A user may hold five unpaid orders, and many endpoints are tried on one.
    const waiting = (await owner.call('orderList', { query: 'state=awaitingPayment' })).data as {
      items: { id: string }[];
    };
    for (const { id } of waiting.items) {
      await owner.call('orderClose', { params: { id }, body: { reason: 'changedMind' } });
    }
    return (await makeOrder(shop, owner)).id;
  },
  async afterSale(shop, owner) {
    return (await makeAfterSale(shop, owner)).id;
  },
  async notice(shop, owner, { phoneNumber }) {
    const { clock, db } = shop.services;
    const user = await findUserByPhone(db.read, phoneNumber);
    await db.transact((tx) =>
      addNotice(tx, {
        userId: user?.id ?? '',
        kind: 'orderCompleted',
        facts: { orderNo: '2026111500000001' },
        cause: newId(),
        link: null,
        now: clock(),
      }),
    );
    const reply = await owner.call('noticeList');
    return (reply.data as { items: { id: string }[] }).items[0]?.id ?? '';
  },
  async invoiceTitle(_shop, owner) {
    const reply = await owner.call('invoiceTitleCreate', { body: { kind: 'personal', title: '林知夏' } });
    return (reply.data as { id: string }).id;
  },
  async vipPurchase(_shop, owner) {
    return (await makeVipPurchase(owner)).id;
  },
  async payment(_shop, owner) {
    const reply = await owner.call('walletRecharge', { body: { amountFen: 10_000, gateway: 'wechat' } });
    return (reply.data as { paymentId: string }).paymentId;
  },
  async groupSeat(shop, owner) {
    const { id } = await makeGroupCampaign(shop);
    const reply = await owner.call('groupSeatWish', { body: { campaignId: id } });
    return (reply.data as { id: string }).id;
  },
  async claim(shop, owner) {
    return await makeClaim(shop, owner);
  },
  async unitLock(shop, owner) {
    return await makeUnitLock(shop, owner);
  },
  async payout(shop, owner) {
    const { invitationCode } = must<{ invitationCode: string }>(await owner.call('userSelf'));
    await earn(shop, { code: invitationCode }, { commissionFen: 2000 });
    return must<{ id: string }>(await owner.call('payoutCreate', { body: { amountFen: 2000 } })).id;
  },
  async celebrityPick(shop, owner) {
    const product = await makeProduct(shop.services.db);
    return await makePick(shop, { userId: userIdOf(owner), productId: product.id });
  },
  async celebrityApplication(shop, owner) {
    return await makeApplication(shop, userIdOf(owner));
  },
  async business(shop, owner) {
    return await makeBusiness(shop, owner);
  },
  async dropshippingBatch(shop, owner) {
    return (await makeReseller(shop, { client: owner })).draft();
  },
  async advertisement(shop, owner) {
    return await makeBooking(shop, owner);
  },
  async supportThread(shop, owner) {
    const { db } = shop.services;
    if (!(await findThread(db.read, userIdOf(owner))))
      must(await owner.call('supportSend', { body: { text: '您好' } }));
    return (await findThread(db.read, userIdOf(owner)))?.id ?? '';
  },
  async draw(shop, owner) {
    return await makeWonGoods(shop, owner);
  },
};

import type { OwnedKind, Session } from '@jiwu/contract';
import { createShopClient, type ShopClient } from './createShopClient.ts';
import { rechargeAs } from './rechargeAs.ts';
import { samplePicture } from './samplePicture.ts';
import type { TestShop } from './startTestShop.ts';

type Maker = (shop: TestShop, owner: ShopClient, login: { phoneNumber: string; password: string }) => Promise<string>;

/** How a user comes by a thing of each kind. The compiler demands one for every kind that the contract names. */
export const makeOwned: Record<OwnedKind, Maker> = {
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
    const form = new FormData();
    form.set('file', new Blob([await samplePicture()], { type: 'image/png' }), 'picture.png');
    return ((await owner.call('fileUpload', { form })).data as { id: string }).id;
  },
  async recharge(shop, owner) {
    return (await rechargeAs(shop, owner, { amountFen: 10_000 })).rechargeId;
  },
  async payment(_shop, owner) {
    const reply = await owner.call('walletRecharge', { body: { amountFen: 10_000, gateway: 'wechat' } });
    return (reply.data as { paymentId: string }).paymentId;
  },
};

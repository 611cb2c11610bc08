import type { Answer, ParsedInput, staffEffectOrderEndpoints } from '@jiwu/contract';
import { type CreditRefusal, listRefusals } from '../../../modules/channels/effectOrders/index.ts';
import { listUserProfiles } from '../../../modules/people/identity/index.ts';
import { findNosOf } from '../../../modules/trade/orders/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Refusals = Answer<(typeof staffEffectOrderEndpoints)['staffEffectRefusals']>;

const PAGE = 20;

const words: Readonly<Record<CreditRefusal, string>> = {
  sameUser: '推广的人就是买家',
  sameBrowser: '两个账号用过同一个浏览器',
  sameDevice: '两个账号像是同一台设备、同一个网络',
  samePhone: '收货电话是推广人的号码',
  sameAddress: '送到推广人的收货地址',
  closedAccount: '付款时推广人已经注销',
};

type Asked = ParsedInput<(typeof staffEffectOrderEndpoints)['staffEffectRefusals']>['query'];

/** Lines that would have been credited to someone who seems to be the buyer, for staff. */
export async function listCreditRefusals(db: Reader, { cursor, from, until, ...filters }: Asked): Promise<Refusals> {
  const after = cursor ? decodeCursor(cursor, timeCursor) : null;
  const before = after && { at: new Date(after[0]), lineId: after[1] };
  const found = await listRefusals(db, {
    ...filters,
    ...(from && { from: new Date(from) }),
    ...(until && { until: new Date(until) }),
    before,
    limit: PAGE + 1,
  });
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  const [profiles, nos] = await Promise.all([
    listUserProfiles(
      db,
      page.flatMap((one) => [one.promoterId, one.buyerId]),
    ),
    findNosOf(
      db,
      page.map(({ buyerId, orderId }) => ({ userId: buyerId, id: orderId })),
    ),
  ]);
  const nameOf = (userId: string): string => profiles.get(userId)?.name ?? '';
  return {
    items: page.map((one) => ({
      at: one.at.toISOString(),
      orderNo: nos.get(one.orderId) ?? '',
      lineId: one.lineId,
      promoterId: one.promoterId,
      promoter: nameOf(one.promoterId),
      buyerId: one.buyerId,
      buyer: nameOf(one.buyerId),
      reason: one.reason,
      words: words[one.reason],
    })),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.at.toISOString(), last.lineId]) : null,
  };
}

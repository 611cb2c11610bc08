import { MINUTE_MS } from '@jiwu/kernel';
import type { ParcelEvent } from '../../../apps/server/src/modules/trade/parcels/index.ts';

/** Where the parcels of each town of the shipping templates are sorted. */
const hubs: Readonly<Record<string, string>> = {
  杭州: '杭州萧山转运中心',
  苏州: '苏州吴江转运中心',
  上海: '上海青浦转运中心',
  佛山: '佛山顺德转运中心',
};

interface Way {
  /** Of the goods: 江苏苏州. */
  readonly shipsFrom: string;
  readonly to: { readonly city: string; readonly district: string };
  readonly sentAt: Date;
  readonly deliveredAt: Date;
}

/** The way of a parcel that has arrived, newest first as carriers tell it. */
export function parcelWay({ shipsFrom, to, sentAt, deliveredAt }: Way): ParcelEvent[] {
  const [town, hub] = Object.entries(hubs).find(([name]) => shipsFrom.endsWith(name)) ?? [];
  if (!town || !hub) throw new Error(`nobody sorts parcels from ${shipsFrom}`);
  const there = `${to.city}${to.district}`;
  const span = deliveredAt.getTime() - sentAt.getTime();
  const between = (share: number) => new Date(sentAt.getTime() + share * span);
  return [
    { at: deliveredAt, place: there, description: '已签收，签收人：本人', state: 'delivered' },
    {
      at: new Date(deliveredAt.getTime() - Math.min(140 * MINUTE_MS, 0.2 * span)),
      place: `${there}营业点`,
      description: '快递员正在派送，请保持电话畅通',
      state: 'delivering',
    },
    { at: between(0.32), place: hub, description: `快件已发出，下一站 ${there}`, state: 'inTransit' },
    { at: between(0.04), place: `${town}仓`, description: '已揽收', state: 'sent' },
  ];
}

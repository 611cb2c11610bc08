import type { MetaDescriptor } from 'react-router';
import { sharingMeta } from '../../config/sharingMeta.ts';
import { formatFen } from '../../format/formatFen.ts';
import type { WootData } from './WootData.ts';

const description = '每天 10:00 开始的几件商品，一件一格，卖了多少、还剩多少都看得见，当天 24:00 或售完为止。';

/** Today's first deal is what a messenger shows. */
export function wootMeta({ deals, origin }: WootData): MetaDescriptor[] {
  const first = deals?.today[0];
  return sharingMeta({
    title: '每日一抢',
    description: first ? `今天：${first.title}，一抢价 ${formatFen(first.priceFen)}。${description}` : description,
    origin,
    canonicalPath: '/woot',
    picturePath: first && `/file/${first.picture.fileId}?w=1080`,
  });
}

import type { MetaDescriptor } from 'react-router';
import { sharingMeta } from '../../config/sharingMeta.ts';
import { formatFen } from '../../format/formatFen.ts';
import { leaderSku } from './group/leaderSku.ts';
import type { GroupPurchaseData } from './GroupPurchaseData.ts';

const channel = {
  title: '拼团',
  description: '几个人一起买同一件商品，付款占座，24 小时内坐满就发货；没满，钱自动原路退回。只列真实的团。',
};

export function groupPurchaseMeta(page: GroupPurchaseData): MetaDescriptor[] {
  const { origin } = page;
  if (page.kind === 'list') return sharingMeta({ ...channel, origin, canonicalPath: '/groupPurchase' });
  const { group, campaign } = page.answer;
  const { picture, priceFen } = leaderSku(page.answer) ?? campaign;
  return sharingMeta({
    title: `${campaign.title}，${group.size} 人团 ${formatFen(priceFen)}`,
    description: `${group.size} 人团，已付款 ${group.members.length} 人。付款占座，到时没满自动原路退款。`,
    origin,
    canonicalPath: `/groupPurchase?id=${group.id}`,
    picturePath: `/file/${picture.fileId}?w=1080`,
    // A group lives for a day, and its members are people.
    isPrivate: true,
  });
}

import { formatCount } from '../../../format/formatCount.ts';
import type { Channel } from './channelLines.ts';
import type { ChannelFigures } from './MoreData.ts';

interface ChannelTile {
  readonly channel: Channel;
  readonly to: string;
  readonly title: string;
  /** What always holds of it. */
  readonly rule: (figures: ChannelFigures | null) => string;
  /** Of public/img. */
  readonly picture: string;
}

const always = (words: string) => () => words;

/** Every channel, in the order of the picture. */
export const channelTiles: readonly ChannelTile[] = [
  { channel: 'woot', to: '/woot', title: '每日一抢', rule: always('每天 10:00，数量写明'), picture: 'woot-stock' },
  {
    channel: 'resource',
    to: '/resource',
    title: '货源',
    rule: (figures) => (figures?.goods ? `${formatCount(figures.goods.total)} 件在售` : '全部在售的商品'),
    picture: 'scene-basket',
  },
  {
    channel: 'groupPurchase',
    to: '/groupPurchase',
    title: '拼团',
    rule: always('几个人一起买，没满自动退'),
    picture: 'group-open',
  },
  { channel: 'openBox', to: '/openBox', title: '开箱', rule: always('一物一检，照片即实物'), picture: 'openbox-a' },
  {
    channel: 'celebrity',
    to: '/celebrity',
    title: '达人',
    rule: always('他们自己在用，也说缺点'),
    picture: 'celebrity',
  },
  { channel: 'active', to: '/active', title: '活动', rule: always('领券、签到、抽奖与满减'), picture: 'group-refund' },
  {
    channel: 'homeArticles',
    to: '/homeArticles',
    title: '好物志',
    rule: always('写给认真过日子的人'),
    picture: 'scene-tea',
  },
  {
    channel: 'guide',
    to: '/guide',
    title: '购物指南',
    rule: (figures) => (figures?.texts?.answers ? `${formatCount(figures.texts.answers)} 条，能搜能问` : '能搜能问'),
    picture: 'scene-compass',
  },
  {
    channel: 'advertisement',
    to: '/advertisement',
    title: '品牌推广',
    rule: always('每一处都标“广告”'),
    picture: 'side-care',
  },
];

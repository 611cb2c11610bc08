interface Item {
  picture: string;
  /** A word on the picture's corner, such as a grade. */
  mark?: string;
  title: string;
  text: string;
}

export interface HomeSectionContent {
  title: string;
  lead: string;
  to: string;
  /** Text of the link to the channel. */
  more: string;
  /** lead: one large and some small cards; rows: picture beside words; cards: picture above words. */
  look: 'lead' | 'rows' | 'cards';
  items: Item[];
}

/** Channels by their rules, for when they have nothing to sell: no goods, prices, people or countdowns are made up. */
export const homeSections = {
  woot: {
    title: '每日一抢',
    lead: '每天 10:00 开始，当天 24:00 或售完为止',
    to: '/woot',
    more: '看看每日一抢',
    look: 'lead',
    items: [
      {
        picture: 'woot',
        title: '一天几件，一个价',
        text: '数量不多，价格写明，卖完就等明天。今天没有安排，明天的会提前写明。',
      },
      { picture: 'woot-clock', title: '准时开始', text: '以服务器时间为准' },
      { picture: 'woot-stock', title: '库存如实', text: '卖出、待付款、剩余都看得见' },
      { picture: 'woot-pay', title: '付款 10 分钟', text: '未付款的会放回来继续卖' },
    ],
  },
  groupPurchase: {
    title: '拼团',
    lead: '几个人一起买，到时未满自动退款',
    to: '/groupPurchase',
    more: '看看拼团',
    look: 'rows',
    items: [
      { picture: 'group-open', title: '开团或参团', text: '2 到 10 人，付款后占一个位置，位置不会卖两次。' },
      { picture: 'group-wait', title: '24 小时凑齐', text: '进度实时更新，成员都是真实付款的人。' },
      { picture: 'group-refund', title: '未满就退款', text: '时间到了还差人，付的钱自动退回原处。' },
    ],
  },
  openBox: {
    title: '开箱',
    lead: '一物一检，照片即实物，签收后 7 天内可退',
    to: '/openBox',
    more: '看看开箱',
    look: 'cards',
    items: [
      { picture: 'openbox-sealed', mark: '准新', title: '准新', text: '未拆封，只是外箱破损' },
      { picture: 'openbox-a', mark: 'A', title: 'A 仅拆封', text: '拆过包装，没有使用痕迹' },
      { picture: 'openbox-b', mark: 'B', title: 'B 轻微痕迹', text: '细看才有的使用痕迹' },
      { picture: 'openbox-c', mark: 'C', title: 'C 明显痕迹', text: '看得见的痕迹，功能正常' },
    ],
  },
  celebrity: {
    title: '达人',
    lead: '他们自己在用，也说缺点',
    to: '/celebrity',
    more: '看看达人',
    look: 'lead',
    items: [
      {
        picture: 'celebrity',
        title: '关注信得过的人',
        text: '达人写下自己为什么用、哪里不足，您再决定买不买。',
      },
      { picture: 'scene-basket', title: '有佣金就标广告', text: '能给达人带来收入的推荐都写明' },
      { picture: 'scene-compass', title: '达人价', text: '从达人主页购买时适用' },
      { picture: 'scene-tea', title: '自愿关注', text: '随时可以取消，不影响购物' },
    ],
  },
} satisfies Record<string, HomeSectionContent>;

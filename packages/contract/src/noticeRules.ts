/** Rules of notices. They stand among the other rules. */
export const noticeRules = {
  notice: {
    /** Each can be switched on and off. */
    groups: [
      'order',
      'groupPurchase',
      'afterSale',
      'collection',
      'celebrity',
      'promotion',
      'business',
      'membership',
      'support',
    ],
    /** Under which tab of the page each group stands. */
    tabs: {
      order: ['order', 'afterSale'],
      groupPurchase: ['groupPurchase'],
      collection: ['collection', 'celebrity'],
      membership: ['membership'],
      business: ['business', 'promotion'],
      support: ['support'],
    },
    /** Things that a notice can link to; an after-sale is part of its order. */
    links: [
      'order',
      'product',
      'coupon',
      'invitation',
      'vip',
      'draw',
      'group',
      'woot',
      'unit',
      'userCoupon',
      'celebrity',
      'payout',
      'business',
      'batch',
      'advertisement',
      'support',
    ],
    countedUnread: 100,
    keptDays: 180,
  },
} as const;

/** Rules of the desks at which staff work: who they are, what waits for them, the books. They stand among the other rules. */
export const staffRules = {
  staff: {
    /** 超级管理员、商品、订单客服、营销、财务、内容. */
    roles: ['admin', 'goods', 'orders', 'marketing', 'finance', 'content'],
    loginNamePattern: /^[a-z][a-z0-9_]{2,23}$/,
    codeDigits: 6,
    codePattern: /^\d{6}$/,
    /** Letters and digits that are not taken for each other; as it is written down. */
    recoveryCodePattern: /^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/,
    recoveryCodes: 10,
    sessionHours: 8,
    /** What the bell of the top bar tells. */
    newsKinds: ['approvalEnded', 'exportEnded', 'alarm', 'integrityBroken'],
    /** What waits for staff, as the dashboard counts it. */
    queues: [
      'overdueDispatch',
      'dispatch',
      'afterSale',
      'returns',
      'support',
      'businesses',
      'approvals',
      'differences',
      'stuckRefunds',
      'closingPayouts',
      'invoices',
      'stock',
      'badReviews',
      'questions',
      'advertisements',
      'applications',
      'alarms',
      'deadJobs',
    ],
    /** Promised: answered within so many hours. */
    answerHours: 24,
    /** Without a request of the member's own doing. */
    idleMinutes: 30,
    /** The page of the console that a saved view belongs to, and its filters as they stand in the address bar. */
    viewPagePattern: /^[a-z][A-Za-z]{1,29}$/,
    viewQueryPattern: /^[A-Za-z0-9%&=._~[\]!*'(),:;@/+-]*$/,
    /** Of one member for one page. */
    views: 30,
    /** What of a user can be shown in full, for a reason; how often a day, and for how long. */
    revealFields: ['name', 'phoneNumber', 'address'],
    revealsPerDay: 30,
    revealMinutes: 5,
  },
  /** Lists that staff take away as a file. */
  staffExport: {
    kinds: ['orders', 'products', 'users', 'payments', 'audit', 'members'],
    /** The columns of each list in the console, which a file has as the list shows them. The first is never left out. */
    columns: {
      orders: ['no', 'paidAt', 'goods', 'pieces', 'shipTo', 'payFen', 'dispatchBy', 'care'],
      products: [
        'title',
        'categoryName',
        'brandName',
        'price',
        'available',
        'salesCount',
        'state',
        'draft',
        'updatedAt',
      ],
      users: ['name', 'userName', 'phoneNumber', 'level', 'createdAt', 'state'],
      payments: ['createdAt', 'title', 'user', 'gateway', 'amountFen', 'refundedFen', 'state'],
      audit: ['seq', 'at', 'staff', 'action', 'target'],
      members: ['name', 'loginName', 'roles', 'isEnrolled', 'lastLoginAt', 'state'],
    },
    states: ['waiting', 'running', 'done', 'failed'],
    rows: 50_000,
    /** The file is there for so long. */
    hours: 24,
    /** That one member may have waiting. */
    openAtOnce: 3,
  },
  /** What one person asks for and another approves before it is done. */
  approval: {
    states: ['waiting', 'executed', 'refused', 'lapsed', 'changed'],
    /** A request that nobody decides lapses, and can be made again. */
    hours: 24,
    /** Above these sums a second person is needed: of a change of someone's balance always, of a payout by the sum of the day. */
    aboveFen: { balanceChange: 0, payout: 200_000, prize: 200_000, refund: 200_000 },
    views: ['waiting', 'mine', 'ended'],
    /** How far back `ended` reaches. */
    endedDays: 7,
    reasonMax: 200,
  },
  /** Refunds that no gateway does, decided by finance. */
  refund: {
    noteMax: 200,
    /** What finance may do instead of the gateway. */
    ways: ['balance', 'bank'],
    /** The number of a transfer, as banks write it. */
    proofPattern: /^[0-9A-Za-z-]{6,64}$/,
  },
  ledger: {
    currencies: ['CNY', 'INTEGRAL'],
    /** What people read: the house's accounts, then those of users. */
    purposes: {
      gatewayWechat: '网关·微信',
      gatewayAlipay: '网关·支付宝',
      clearing: '清算',
      bank: '银行',
      gatewayFees: '网关手续费',
      sales: '商品销售',
      shippingIncome: '运费收入',
      vipIncome: 'VIP 收入',
      advertisementAdvance: '推广预收',
      advertisementIncome: '推广收入',
      rechargeBonus: '充值赠金',
      closingPayouts: '注销待付',
      drawPrizes: '抽奖奖品',
      couponCost: '优惠券成本',
      goodwill: '客户补偿',
      differences: '差错待查',
      commissionCost: '佣金支出',
      integralIssued: '积分发行',
      balance: '余额',
      pendingCommission: '待结算佣金',
      commission: '可兑付佣金',
      integral: '积分',
    },
    /** Why money moves, by the ledger's kind of cause, as people read it. */
    causes: {
      payment: '渠道收款',
      order: '订单支付',
      balancePayment: '余额支付',
      dropshippingBatch: '一件代发',
      vip: '开通 VIP',
      vipRefund: 'VIP 退款',
      advertisement: '品牌推广',
      advertisementRefund: '品牌推广退款',
      recharge: '充值',
      rechargeBonus: '充值赠金',
      rechargeRefund: '充值退回',
      rechargeBonusBack: '赠金收回',
      bonusLapsed: '赠金作废',
      closingPayout: '注销退回',
      gatewayRefund: '渠道退款',
      refundRerouted: '退款转入余额',
      refundSettled: '退款线下转账',
      gatewayBill: '渠道账单',
      afterSale: '售后退款',
      drawPrize: '抽奖奖金',
      draw: '抽奖',
      drawChance: '换抽奖次数',
      checkIn: '签到',
      effectOrder: '效果订单',
      effectRefund: '佣金冲回',
      effectTaking: '扣回佣金',
      effectPayout: '佣金兑付',
      orderIntegral: '订单用积分',
      orderIntegralFreed: '积分退还',
      orderCompleted: '订单得积分',
      integral: '积分',
      integralDebt: '积分欠账',
      inviter: '邀请奖励',
      invited: '受邀奖励',
      handBooking: '补记账',
      balanceChange: '客服调整',
    },
    /** Between which accounts of the house a person may book by hand; the others belong to rows of their own. */
    byHand: [
      'gatewayWechat',
      'gatewayAlipay',
      'bank',
      'gatewayFees',
      'sales',
      'shippingIncome',
      'vipIncome',
      'advertisementIncome',
      'goodwill',
      'differences',
    ],
    reasonMax: 200,
    maxByHandFen: 100_000_000,
    maxBalanceChangeFen: 1_000_000,
    /** Why a difference may be: what the console says beside it. */
    guesses: ['crossDay', 'lostCallback', 'foreign', 'paidTwice', 'chargedTwice', 'amount', 'missingThere'],
  },
} as const;

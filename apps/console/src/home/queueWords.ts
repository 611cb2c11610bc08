import type { Answer, Contract } from '@jiwu/contract';

type Kind = Answer<Contract['staffDashboard']>['queues'][number]['kind'];

interface Words {
  readonly title: string;
  readonly about: string;
  /** Null: the console has no page for it yet. */
  readonly to: string | null;
}

/** What each queue is called, and the list behind it. */
export const queueWords: Readonly<Record<Kind, Words>> = {
  overdueDispatch: { title: '超时未发', about: '过了答应买家的时间', to: '/orders?due=overdue' },
  dispatch: { title: '待发货', about: '已付款，没有发', to: '/orders?state=awaitingDispatch' },
  afterSale: { title: '售后待审', about: '承诺 24 小时内答复', to: '/afterSale?state=applied' },
  returns: { title: '退货待签收', about: '包裹在路上或已到仓', to: '/afterSale?state=returning' },
  support: { title: '客服待答', about: '用户在等', to: '/support' },
  businesses: { title: '商户待审', about: '一件代发资格', to: '/businesses' },
  approvals: { title: '待批准', about: '等第二个人', to: '/approvals' },
  differences: { title: '对账差异', about: '逐笔说明', to: '/reconcile?all=1' },
  stuckRefunds: { title: '退不回去的退款', about: '等财务决定', to: '/payments?tab=stuck' },
  closingPayouts: { title: '注销退款', about: '等转账', to: '/payouts?tab=closing' },
  invoices: { title: '发票待开', about: '用户申请了', to: '/invoices' },
  stock: { title: '库存预警', about: '不足 3 天可卖', to: '/stock' },
  badReviews: { title: '差评待回', about: '2 星及以下', to: '/reviews?view=bad' },
  questions: { title: '提问待答', about: '商品页上的问题', to: '/reviews?view=questions' },
  advertisements: { title: '广告创意待审', about: '开始前要审完', to: '/advertisements' },
  applications: { title: '达人申请', about: '想做达人的人', to: '/celebrities?view=applications' },
  alarms: { title: '没看过的告警', about: '看过写明怎么处理', to: '/integrity' },
  deadJobs: { title: '失败的任务', about: '不会再自己试', to: '/jobs' },
};

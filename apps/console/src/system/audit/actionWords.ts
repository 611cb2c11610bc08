/** The areas of the audit log, by the first word of an action. */
export const areaNames: Readonly<Record<string, string>> = {
  staff: '员工',
  user: '用户',
  order: '订单',
  afterSale: '售后',
  approval: '批准',
  invoice: '发票',
  refund: '退款',
  closing: '注销兑付',
  business: '商户',
  celebrity: '达人',
  commission: '佣金',
  openBox: '开箱',
  woot: '一抢',
  groupCampaign: '拼团',
  campaign: '活动',
  activity: '活动页',
  draw: '抽奖',
  vip: 'VIP',
  review: '评价',
  text: '内容',
  advertisement: '品牌推广',
  support: '客服',
  holiday: '节假日',
};

const actWords: Readonly<Record<string, string>> = {
  create: '新建',
  change: '修改',
  close: '关闭',
  reopen: '重新启用',
  reset: '重设',
  ban: '封禁',
  unban: '解封',
  reveal: '看全隐私',
  tell: '发消息',
  endSession: '结束会话',
  endSessions: '结束会话',
  login: '登录',
  logout: '退出',
  enrol: '绑定验证器',
  enrolBegin: '开始绑定',
  approve: '通过',
  refuse: '拒绝',
  dispatch: '发货',
  dispatchFile: '按表格发货',
  issue: '开出',
  publish: '发布',
  withdraw: '撤下',
  end: '结束',
  pause: '暂停',
  answer: '回复',
  reply: '回复',
  recipient: '看全收件人',
};

/** 员工：登录; what has no words of its own keeps its name, which stands beside it anyway. */
export function actionWords(action: string): string {
  const [area = '', act = ''] = action.split('.');
  return `${areaNames[area] ?? area}${act ? `：${actWords[act] ?? act}` : ''}`;
}

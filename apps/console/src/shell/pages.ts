import type { StaffEndpointName } from '@jiwu/contract';
import type { IconName } from '../ui/icon/Icon.tsx';

/** The groups of the menu, in its order; the first has no heading. */
export const menuGroups = ['', '交易', '商品', '营销', '用户', '资金', '内容', '系统'] as const;

export interface Page {
  readonly path: string;
  readonly title: string;
  readonly group: (typeof menuGroups)[number];
  readonly icon: IconName;
  /** Who may call it may open the page. */
  readonly reads: StaffEndpointName;
  /** Also works at 375 px; the others ask for a wide screen. */
  readonly isForPhones?: true;
  /** Words by which the command line finds it, besides its title. */
  readonly words?: string;
}

/** Every page of the menu, in its order. A section adds its pages here and their components in `routes.tsx`. */
export const pages = [
  {
    path: '/overview',
    title: '总览',
    group: '',
    icon: 'home',
    reads: 'staffDashboard',
    isForPhones: true,
    words: 'zonglan zl',
  },
  {
    path: '/approvals',
    title: '待批准',
    group: '',
    icon: 'check',
    reads: 'staffApprovalList',
    isForPhones: true,
    words: 'daipizhun dpz',
  },
  {
    path: '/orders',
    title: '订单',
    group: '交易',
    icon: 'document',
    reads: 'staffOrderSearch',
    isForPhones: true,
    words: 'dingdan dd fahuo',
  },
  {
    path: '/afterSale',
    title: '售后',
    group: '交易',
    icon: 'undo',
    reads: 'staffAfterSaleQueue',
    isForPhones: true,
    words: 'shouhou sh tuikuan',
  },
  { path: '/support', title: '客服', group: '交易', icon: 'chat', reads: 'staffSupportList', words: 'kefu kf duihua' },
  { path: '/groups', title: '拼团', group: '交易', icon: 'people', reads: 'staffGroupList', words: 'pintuan pt' },
  {
    path: '/batches',
    title: '一件代发',
    group: '交易',
    icon: 'truck',
    reads: 'staffBatchList',
    words: 'daifa yjdf',
  },
  {
    path: '/products',
    title: '商品',
    group: '商品',
    icon: 'tag',
    reads: 'staffProductList',
    words: 'shangpin sp daoru',
  },
  {
    path: '/references',
    title: '类目、品牌、运费',
    group: '商品',
    icon: 'sliders',
    reads: 'staffCategoryCreate',
    words: 'leimu pinpai yunfei lm pp yf',
  },
  {
    path: '/stock',
    title: '库存',
    group: '商品',
    icon: 'layers',
    reads: 'staffStockList',
    words: 'kucun kc ruku pandian',
  },
  {
    path: '/units',
    title: '开箱',
    group: '商品',
    icon: 'box',
    reads: 'staffUnitList',
    isForPhones: true,
    words: 'kaixiang kx danjian jiance',
  },
  {
    path: '/reviews',
    title: '评价与问答',
    group: '商品',
    icon: 'star',
    reads: 'staffReviewList',
    words: 'pingjia wenda pj wd',
  },
  {
    path: '/deals',
    title: '排期',
    group: '营销',
    icon: 'calendar',
    reads: 'staffWootList',
    words: 'paiqi pq meiriyiqiang mryq',
  },
  {
    path: '/groupCampaigns',
    title: '拼团活动',
    group: '营销',
    icon: 'people',
    reads: 'staffGroupCampaignCreate',
    words: 'pintuan huodong pthd',
  },
  {
    path: '/coupons',
    title: '优惠券',
    group: '营销',
    icon: 'ticket',
    reads: 'staffCouponList',
    words: 'youhuiquan yhq quan duihuanma',
  },
  {
    path: '/campaigns',
    title: '满减',
    group: '营销',
    icon: 'tag',
    reads: 'staffCampaignList',
    words: 'manjian mj huodong',
  },
  {
    path: '/draws',
    title: '抽奖',
    group: '营销',
    icon: 'gift',
    reads: 'staffDrawList',
    words: 'choujiang cj jiangpin chengnuo',
  },
  {
    path: '/celebrities',
    title: '达人',
    group: '营销',
    icon: 'mic',
    reads: 'staffCelebrityList',
    words: 'daren dr shenqing yongjin',
  },
  {
    path: '/activities',
    title: '活动页',
    group: '营销',
    icon: 'star',
    reads: 'staffActivityList',
    words: 'huodong hd qiandao',
  },
  {
    path: '/users',
    title: '用户',
    group: '用户',
    icon: 'person',
    reads: 'staffUserList',
    words: 'yonghu yh shouji fengjin',
  },
  {
    path: '/businesses',
    title: '商户审核',
    group: '用户',
    icon: 'shop',
    reads: 'staffBusinessList',
    words: 'shanghu shenhe sh zhizhao',
  },
  {
    path: '/texts',
    title: '文章与指南',
    group: '内容',
    icon: 'book',
    reads: 'staffContentList',
    words: 'wenzhang zhinan wz zn haowuzhi',
  },
  {
    path: '/advertisements',
    title: '品牌推广',
    group: '内容',
    icon: 'megaphone',
    reads: 'staffAdvertisementList',
    words: 'pinpai tuiguang guanggao pptg gg',
  },
  {
    path: '/audit',
    title: '审计',
    group: '系统',
    icon: 'lines',
    reads: 'staffAuditList',
    words: 'shenji sj',
  },
  {
    path: '/payments',
    title: '付款与退款',
    group: '资金',
    icon: 'card',
    reads: 'staffPaymentList',
    words: 'fukuan tuikuan fk tk',
  },
  {
    path: '/reconcile',
    title: '对账与结算',
    group: '资金',
    icon: 'scales',
    reads: 'staffReconcileDays',
    words: 'duizhang jiesuan dz js',
  },
  {
    path: '/ledger',
    title: '账本',
    group: '资金',
    icon: 'book',
    reads: 'staffLedgerAccounts',
    words: 'zhangben zb',
  },
  {
    path: '/payouts',
    title: '兑付',
    group: '资金',
    icon: 'ticket',
    reads: 'staffPayoutList',
    words: 'duifu df zhuxiao yue',
  },
  { path: '/vip', title: 'VIP 购买', group: '资金', icon: 'star', reads: 'staffVipList', words: 'vip huiyuan' },
  { path: '/invoices', title: '发票', group: '资金', icon: 'document', reads: 'staffInvoiceList', words: 'fapiao fp' },
  {
    path: '/reports',
    title: '日结月结',
    group: '资金',
    icon: 'calendar',
    reads: 'staffReportList',
    words: 'rijie yuejie rj yj baobiao',
  },
  {
    path: '/integrity',
    title: '完整性',
    group: '系统',
    icon: 'shield',
    reads: 'staffIntegrity',
    words: 'wanzhengxing wzx gaojing',
  },
  {
    path: '/jobs',
    title: '任务',
    group: '系统',
    icon: 'clock',
    reads: 'staffJobList',
    words: 'renwu rw',
  },
  {
    path: '/members',
    title: '员工与角色',
    group: '系统',
    icon: 'key',
    reads: 'staffMemberList',
    words: 'yuangong yg juese',
  },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];

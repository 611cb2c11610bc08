import type { NewActivity } from '../../../apps/server/src/modules/activities/index.ts';

type DemoActivity = Pick<NewActivity, 'kind' | 'title' | 'subtitle'> & { readonly rules: readonly string[] };

/** The parts of /active, in their order. */
export const demoActivities: readonly DemoActivity[] = [
  {
    kind: 'couponCentre',
    title: '领券中心',
    subtitle: '每人每种一张，领完为止，余量是真实的',
    rules: [
      '每人每种券限领一张，先到先得，领完为止；页面上的余量就是剩下的张数占总数的比例。',
      '一笔订单用一张券，可与满减和积分同用；每日一抢与开箱商品除外。',
      '订单未付款关闭，券退回原处；整单退款，券在有效期内退回。',
      '还没开领的券，点“提醒我”，开领时会收到一条站内消息。',
    ],
  },
  {
    kind: 'checkIn',
    title: '签到',
    subtitle: '连续签到，积分一天比一天多',
    rules: [
      '每天可签到一次，按北京时间零点换日。',
      '连续第 1 至 7 天依次得 5、7、9、11、13、16、20 积分，第 7 天起每天 20 积分。',
      '中间断了，从第 1 天重新算；已得的积分不受影响。',
      '积分有效期到下一个自然年的年底，先到期的先用。',
    ],
  },
  {
    kind: 'draw',
    title: '抽奖',
    subtitle: '概率、余量和结果都可以自己验证',
    rules: [
      '完成一笔实付满 99 元的订单、邀请的朋友完成首单，各得 1 次；也可以用 200 积分换 1 次。',
      '每期开始前公布密钥的 SHA-256，结束后公布密钥本身；每次的结果由密钥、抽奖序号和您自己的随机数算出。',
      '某一档奖品发完，它的号段并入最后一档，概率表随即更新。',
      '实物奖品在抽中后填写地址领取，不收运费；任何一件奖品的价值不超过 5 万元。',
    ],
  },
  {
    kind: 'spendAndSave',
    title: '把客厅，还给周末',
    subtitle: '家居全部商品参加',
    rules: [
      '活动商品合计达到一档，减该档的金额；只减最高的一档，不叠加。',
      '按商品的实际成交价计算，不含运费；可与一张券、积分同用。',
      '部分退款时，按每件商品分摊到的优惠计算应退金额。',
    ],
  },
  {
    kind: 'vip',
    title: 'VIP 会员',
    subtitle: 'VIP 价、更低的免运费门槛、双倍积分和每天一张日券',
    rules: [
      '月卡 30 天、季卡 90 天、年卡 365 天；续费的天数接在剩下的后面。',
      '有效期内按 VIP 价购买，满 39 元免运费，积分在等级倍数之上再乘 2。',
      'VIP 日券每天一张，满 99 减 8，当天有效。',
      '一次付清，不会自动续费；到期前 3 天提醒一次。',
    ],
  },
];

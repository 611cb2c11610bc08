export interface GuideQuestion {
  /** As people ask it. */
  readonly words: string;
  /** Entries, any of which answers it. */
  readonly expect: readonly string[];
}

/** Questions in everyday words, written before the search was tuned. A report of one that led elsewhere becomes a line here. */
export const guideQuestions: readonly GuideQuestion[] = [
  { words: '钱什么时候退回来', expect: ['refund'] },
  { words: '拼不成团怎么办', expect: ['groupFailed'] },
  { words: '快递到哪了', expect: ['tracking'] },
  { words: '地址写错了能改吗', expect: ['change'] },
  { words: '衣服买小了想换大一号', expect: ['exchange'] },
  { words: '杯子收到就碎了', expect: ['broken'] },
  { words: '为什么我的券是灰色的', expect: ['coupon'] },
  { words: '满多少包邮', expect: ['shippingFee'] },
  { words: '怎么开公司抬头的发票', expect: ['invoice'] },
  { words: '退货的邮费谁出', expect: ['freight'] },
  { words: '都三天了怎么还不发货', expect: ['remind', 'delivery'] },
  { words: '密码忘了登不进去', expect: ['forget', 'register'] },
  { words: '手机号换了怎么办', expect: ['phone'] },
  { words: '一直收不到短信验证码', expect: ['smsCode'] },
  { words: '会员会不会自动扣钱', expect: ['vipRefund'] },
  { words: '积分怎么抵钱', expect: ['integral'] },
  { words: '积分会过期吗', expect: ['integralExpiry'] },
  { words: '充值的钱能提现吗', expect: ['balance'] },
  { words: '抽奖是不是骗人的', expect: ['draw'] },
  { words: '中奖了去哪填地址', expect: ['prize'] },
  { words: '开箱的东西是二手的吗', expect: ['openBox'] },
  { words: '开箱买的不喜欢可以退吗', expect: ['openBoxReturn'] },
  { words: '秒杀几点开始', expect: ['woot'] },
  { words: '抢到了忘记付款', expect: ['wootMissed'] },
  { words: '怎么把佣金提出来', expect: ['df'] },
  { words: '朋友从我的链接买了怎么没有佣金', expect: ['effectOrder'] },
  { words: '我想当带货达人', expect: ['becomeCelebrity'] },
  { words: '帮我直接发货给我的客户', expect: ['dropshipping'] },
  { words: '表格导入地址识别不出来', expect: ['dropshippingImport'] },
  { words: '个体户能入驻吗', expect: ['business'] },
  { words: '一次买很多有没有批发价', expect: ['wholesale'] },
  { words: '首页广告位多少钱', expect: ['advertisement'] },
  { words: '怎么注销账号', expect: ['close'] },
  { words: '不想再收到短信通知', expect: ['notices'] },
  { words: '人工客服电话多少', expect: ['contact'] },
  { words: '刚买完就降价了', expect: ['price'] },
  { words: '满减和优惠券能一起用吗', expect: ['campaign', 'coupon'] },
  { words: '退款被拒绝了', expect: ['rejected'] },
  { words: '余额付款的密码输错被锁了', expect: ['paymentPassword'] },
  { words: '不要给我推荐东西', expect: ['personal'] },
];

/** Asked after the texts were done, as a second look: nothing was changed for them. */
export const heldBackQuestions: readonly GuideQuestion[] = [
  { words: '水果坏了好几个', expect: ['broken'] },
  { words: '可以货到付款吗', expect: ['payment'] },
  { words: '想取消刚下的单', expect: ['change'] },
  { words: '显示签收了但是我没收到', expect: ['tracking'] },
  { words: '退款退到哪里', expect: ['refund'] },
  { words: '为什么只退了一部分钱', expect: ['amount'] },
  { words: '新疆能送吗', expect: ['delivery'] },
  { words: '能不能晚上送货', expect: ['delivery'] },
  { words: '差评会被删吗', expect: ['review'] },
  { words: '一个人可以拼团吗', expect: ['groupPurchase'] },
  { words: '付了钱团却满了', expect: ['groupLate'] },
  { words: '银卡怎么升金卡', expect: ['level'] },
  { words: '兑换码在哪输入', expect: ['couponGet'] },
  { words: '邀请朋友注册有奖励吗', expect: ['invitation'] },
  { words: '账号被别人登了', expect: ['safety'] },
  { words: '购物车里的东西不见了', expect: ['cart'] },
  { words: '怎么绑定微信', expect: ['wechat'] },
  { words: '断签了能补吗', expect: ['checkIn'] },
  { words: '订单自动取消了钱还在吗', expect: ['unpaid'] },
  { words: '代发的包裹里会有价格吗', expect: ['dropshipping'] },
];

/** Names of the pages that need a login, or offer what needs one, for 「登录后回到…」. */
const names: Readonly<Record<string, string>> = {
  '/groupPurchase': '拼团',
  '/order/mine': '我的订单',
  '/order/confirm': '确认订单',
  '/order/pay': '支付订单',
  '/order/paymentCompleted': '支付结果',
  '/order/detail': '订单详情',
  '/order/dropshipping': '一件代发',
  '/order/myGroups': '我的拼团',
  '/openBoxOrder/mine': '开箱订单',
  '/openBoxOrder/confirm': '确认开箱订单',
  '/openBoxOrder/pay': '支付开箱订单',
  '/openBoxOrder/paymentCompleted': '开箱支付结果',
  '/openBoxOrder/detail': '开箱订单详情',
  '/effectOrder/mine': '效果订单',
  '/effectOrder/df': '佣金兑付',
  '/cart/mine': '购物车',
  '/collection/mine': '收藏',
  '/user/balance': '余额',
  '/user/personCenter': '个人中心',
  '/user/businesses': '我的商户',
  '/user/coupons': '优惠券',
};

export function pageName(path: string): string {
  return names[path.split(/[?#]/, 1)[0] ?? path] ?? '刚才的页面';
}

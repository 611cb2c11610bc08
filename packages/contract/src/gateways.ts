/**
 * The payment gateways outside the shop, each with the name that people read. Every list, union and enum of gateways derives
 * from this record, and the registries of the server and the web do not compile until they hold the same ones.
 */
const outside = {
  wechat: '微信支付',
  alipay: '支付宝',
} as const;

export type OutsideGateway = keyof typeof outside;
/** The balance is one more way to pay, with no gateway outside. */
export type GatewayName = OutsideGateway | 'balance';
/** nothing: there was nothing to pay. */
export type PaidWith = GatewayName | 'nothing';

/** Where the payer sits: it decides which of a gateway's pages opens. `wechat` is WeChat's own browser. */
const devices = ['computer', 'phone', 'wechat'] as const;

export type PayDevice = (typeof devices)[number];

const outsideGateways = Object.keys(outside) as unknown as readonly [OutsideGateway, ...OutsideGateway[]];
const names: Readonly<Record<GatewayName, string>> = { ...outside, balance: '余额' };

export const gateways = {
  outsideGateways,
  devices,
  gateways: [...outsideGateways, 'balance'],
  paidWith: [...outsideGateways, 'balance', 'nothing'],
  names,
} as const;

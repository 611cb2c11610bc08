import { accountEndpoints } from './account.ts';
import { addressEndpoints } from './address.ts';
import { collectionEndpoints } from './collection.ts';
import { couponEndpoints } from './coupon.ts';
import { fileEndpoints } from './file.ts';
import { paymentEndpoints } from './payment.ts';
import { productEndpoints } from './product.ts';
import { resourceEndpoints } from './resource.ts';
import { userEndpoints } from './user.ts';
import { walletEndpoints } from './wallet.ts';
import { wechatMpEndpoints } from './wechatMp.ts';

export { accountEndpoints } from './account.ts';
export { addressEndpoints } from './address.ts';
export { collectionEndpoints } from './collection.ts';
export { couponEndpoints } from './coupon.ts';
export { fileEndpoints } from './file.ts';
export { type Payment, paymentEndpoints } from './payment.ts';
export { productEndpoints } from './product.ts';
export { resourceEndpoints } from './resource.ts';
export { userEndpoints } from './user.ts';
export { walletEndpoints } from './wallet.ts';
export { wechatMpEndpoints } from './wechatMp.ts';
export type { Answer, CallInput, Endpoint, OwnedKind, ParsedInput } from './endpoint.ts';
export { type Envelope, envelopeOf } from './envelope.ts';
export { type ErrorCode, errorCodes, REDIRECT_CODE, SUCCESS_CODE } from './errorCodes.ts';
export type { Operator, Session } from './operator.ts';
export { policies, type PolicyName } from './policies.ts';
export type { ProductCard } from './productCard.ts';
export { rechargeBonusFen, rules } from './rules.ts';

/** Every endpoint of the shop, once. */
export const contract = {
  ...userEndpoints,
  ...accountEndpoints,
  ...wechatMpEndpoints,
  ...addressEndpoints,
  ...fileEndpoints,
  ...resourceEndpoints,
  ...productEndpoints,
  ...collectionEndpoints,
  ...paymentEndpoints,
  ...walletEndpoints,
  ...couponEndpoints,
};

export type Contract = typeof contract;
export type EndpointName = keyof Contract;

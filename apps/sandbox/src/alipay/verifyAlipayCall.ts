import { verify } from 'node:crypto';
import type { AlipayConfig } from '../config.ts';
import { readShanghaiTime } from '../pay/shanghaiTime.ts';
import { AlipayError } from './AlipayError.ts';
import { signedText } from './signedText.ts';

const REQUIRED = ['app_id', 'method', 'charset', 'sign_type', 'sign', 'timestamp', 'version'] as const;

/** Throws unless our app itself has signed these parameters. */
export function verifyAlipayCall(config: AlipayConfig, params: Readonly<Record<string, string>>): void {
  for (const name of REQUIRED) {
    if ((params[name] ?? '') === '') {
      throw new AlipayError('40001', `isv.missing-${name.replaceAll('_', '-')}`, `缺少${name}参数`);
    }
  }
  if (params['app_id'] !== config.appId) throw new AlipayError('40002', 'isv.invalid-app-id', '无效的AppID参数');
  if (params['sign_type'] !== 'RSA2') throw new AlipayError('40002', 'isv.invalid-signature-type', '无效的签名类型');
  if (readShanghaiTime(params['timestamp'] ?? '') === undefined) {
    throw new AlipayError('40002', 'isv.invalid-timestamp', '非法的时间戳参数');
  }
  const signature = Buffer.from(params['sign'] ?? '', 'base64');
  if (!verify('RSA-SHA256', Buffer.from(signedText(params)), config.appPublicKey, signature)) {
    throw new AlipayError('40002', 'isv.invalid-signature', '验签出错，建议检查签名字符串或签名私钥与应用公钥是否匹配');
  }
}

import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { type Finding, finding, type Settings } from './Finding.ts';

const MIN_BITS = 2048;

/** Keys that can be read, are long enough and are what they should be: the wrong half of a pair is the usual mistake. */
export function checkKeys(settings: Settings): Finding[] {
  const wechat = readPrivate(settings['WECHATPAY_PRIVATE_KEY']);
  const alipay = readPrivate(settings['ALIPAY_PRIVATE_KEY']);
  const wechatPublic = readPublic(settings['WECHATPAY_PUBLIC_KEY']);
  const alipayPublic = readPublic(settings['ALIPAY_PUBLIC_KEY']);
  const certificate = readCertificate(settings['WECHATPAY_CERTIFICATE']);
  return [
    isKey('WECHATPAY_PRIVATE_KEY', wechat, 'apiclient_key.pem of the merchant'),
    isKey('ALIPAY_PRIVATE_KEY', alipay, 'the app’s private key in PEM'),
    isKey('WECHATPAY_PUBLIC_KEY', wechatPublic, 'pub_key.pem of WeChat Pay, not of the merchant'),
    isKey('ALIPAY_PUBLIC_KEY', alipayPublic, 'Alipay’s public key, not the app’s'),
    finding(
      'WECHATPAY_PUBLIC_KEY is WeChat’s and not the merchant’s own',
      !isPair(wechat, wechatPublic),
      'it belongs to WECHATPAY_PRIVATE_KEY: everybody who can sign as the shop could confirm payments',
    ),
    finding(
      'ALIPAY_PUBLIC_KEY is Alipay’s and not the app’s own',
      !isPair(alipay, alipayPublic),
      'it belongs to ALIPAY_PRIVATE_KEY: copy 支付宝公钥, not 应用公钥',
    ),
    finding('both gateways have keys of their own', !isSame(wechat, alipay), 'one private key is used for both'),
    finding(
      'WECHATPAY_API_V3_KEY',
      /^[\x21-\x7e]{32}$/.test(settings['WECHATPAY_API_V3_KEY'] ?? ''),
      'the APIv3 key, exactly 32 signs',
    ),
    ...(settings['WECHATPAY_CERTIFICATE'] === undefined ? [] : [matchesCertificate(settings, wechat, certificate)]),
  ];
}

/** Given only for this check: apiclient_cert.pem. */
function matchesCertificate(settings: Settings, key: KeyObject | null, certificate: X509Certificate | null): Finding {
  const ok =
    key !== null &&
    certificate !== null &&
    certificate.checkPrivateKey(key) &&
    certificate.serialNumber === settings['WECHATPAY_SERIAL'] &&
    new Date(certificate.validTo) > new Date();
  return finding('WECHATPAY_CERTIFICATE', ok, 'its key, its serial (WECHATPAY_SERIAL) or its time do not fit');
}

function isKey(name: string, key: KeyObject | null, missing: string): Finding {
  const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0;
  return finding(
    name,
    key?.asymmetricKeyType === 'rsa' && bits >= MIN_BITS,
    `an RSA key of 2048 bits or more: ${missing}`,
  );
}

function isPair(privateKey: KeyObject | null, publicKey: KeyObject | null): boolean {
  return privateKey !== null && publicKey !== null && createPublicKey(privateKey).equals(publicKey);
}

function isSame(one: KeyObject | null, other: KeyObject | null): boolean {
  return one !== null && other !== null && one.equals(other);
}

const lines = (text: string) => text.replaceAll(String.raw`\n`, '\n').trim();
const readPrivate = (text: string | undefined) => tryTo(() => createPrivateKey(lines(text ?? '')));
const readPublic = (text: string | undefined) => tryTo(() => createPublicKey(lines(text ?? '')));
const readCertificate = (text: string | undefined) => tryTo(() => new X509Certificate(lines(text ?? '')));

function tryTo<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

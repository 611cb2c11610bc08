import { z } from 'zod';
import type { Clock } from '../Clock.ts';
import { AliyunError } from './AliyunError.ts';
import type { SmsInbox } from './createSmsInbox.ts';
import type { SmsLimits } from './createSmsLimits.ts';
import { renderSmsText } from './renderSmsText.ts';
import type { SmsFaults } from './SmsFaults.ts';
import { smsTemplates } from './smsTemplates.ts';

interface SmsVerdict {
  readonly code: string;
  readonly message: string;
}

interface SmsWorld {
  readonly signName: string;
  readonly inbox: SmsInbox;
  readonly limits: SmsLimits;
  readonly faults: SmsFaults;
  readonly now: Clock;
}

const PHONE_NUMBER = /^1[3-9]\d{9}$/;
const MOST_NUMBERS = 1_000;
const templateParams = z.record(z.string(), z.string());

/** SendSms after the signature held. Refusals are answers with status 200, as Aliyun gives them. */
export function sendSms(world: SmsWorld, query: URLSearchParams): SmsVerdict {
  const { fail } = world.faults;
  if (fail !== undefined) {
    if (!/^is[vp]\./.test(fail))
      throw new AliyunError(503, fail, 'The request has failed due to a temporary failure of the server.');
    return { code: fail, message: '沙箱按要求拒绝' };
  }
  const phoneNumbers = required(query, 'PhoneNumbers').split(',');
  const signName = required(query, 'SignName');
  const templateCode = required(query, 'TemplateCode');
  if (phoneNumbers.length > MOST_NUMBERS)
    return { code: 'isv.MOBILE_COUNT_OVER_LIMIT', message: '手机号码数量超过限制' };
  if (!phoneNumbers.every((number) => PHONE_NUMBER.test(number))) {
    return { code: 'isv.MOBILE_NUMBER_ILLEGAL', message: '非法手机号' };
  }
  if (signName !== world.signName) return { code: 'isv.SMS_SIGNATURE_ILLEGAL', message: '该账号下找不到对应签名' };
  const template = Object.hasOwn(smsTemplates, templateCode) ? smsTemplates[templateCode] : undefined;
  if (template === undefined) return { code: 'isv.SMS_TEMPLATE_ILLEGAL', message: '该账号下找不到对应模板' };
  const params = readParams(query.get('TemplateParam') ?? '{}');
  if (params === undefined) return { code: 'isv.INVALID_JSON_PARAM', message: '参数格式错误，请修改为字符串值' };
  const text = renderSmsText(signName, template, params);
  if (text === undefined) return { code: 'isv.TEMPLATE_MISSING_PARAMETERS', message: '模板变量缺少对应参数值' };
  if (world.faults.limits) {
    const exceeded = phoneNumbers
      .map((number) => world.limits.findExceeded(number))
      .find((found) => found !== undefined);
    if (exceeded !== undefined) return { code: 'isv.BUSINESS_LIMIT_CONTROL', message: exceeded };
  }
  for (const phoneNumber of phoneNumbers) {
    world.limits.note(phoneNumber);
    world.inbox.add({ phoneNumber, templateCode, params, text, at: new Date(world.now()).toISOString() });
  }
  return { code: 'OK', message: 'OK' };
}

function required(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  if (value === null || value === '')
    throw new AliyunError(400, `Missing${name}`, `${name} is mandatory for this action.`);
  return value;
}

function readParams(text: string): Readonly<Record<string, string>> | undefined {
  try {
    return templateParams.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

import { smsTemplates } from './smsTemplates.ts';

const APPROVED = 1;

/** GetSmsTemplate: the sandbox has approved all that it knows. */
export function reviewedTemplate(query: URLSearchParams): object {
  const code = query.get('TemplateCode') ?? '';
  if (!Object.hasOwn(smsTemplates, code))
    return { Code: 'isv.SMS_TEMPLATE_ILLEGAL', Message: '该账号下找不到对应模板' };
  return {
    Code: 'OK',
    Message: 'OK',
    TemplateCode: code,
    TemplateContent: smsTemplates[code],
    TemplateStatus: String(APPROVED),
  };
}

/** GetSmsSign, of the one sign name that there is. */
export function reviewedSign(signName: string, query: URLSearchParams): object {
  if (query.get('SignName') !== signName)
    return { Code: 'isv.SMS_SIGNATURE_ILLEGAL', Message: '该账号下找不到对应签名' };
  return { Code: 'OK', Message: 'OK', SignName: signName, SignStatus: APPROVED };
}

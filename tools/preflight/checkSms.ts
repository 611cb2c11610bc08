import { smsTemplates as sandboxTexts } from '../../apps/sandbox/src/sms/smsTemplates.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { sandboxSmsTemplates, smsTerms, type SmsTemplate } from '../../apps/server/src/platform/config/smsTemplates.ts';
import { createSmsReviews, type SmsReviews } from '../../apps/server/src/platform/sms/index.ts';
import { type Finding, finding, type Settings } from './Finding.ts';

/** Whether Aliyun has approved each template and sign name, and whether a template asks for what the shop sends. */
export async function checkSms(settings: Settings): Promise<Finding[]> {
  const config = tryToRead(settings);
  if (!config)
    return [finding('SMS templates and sign names are approved', false, 'not asked: the settings are not whole yet')];
  const reviews = createSmsReviews({
    endpoint: config.SMS_ENDPOINT,
    protocol: config.SMS_PROTOCOL,
    accessKeyId: config.SMS_ACCESS_KEY_ID,
    accessKeySecret: config.SMS_ACCESS_KEY_SECRET,
  });
  const templates = Object.keys(sandboxSmsTemplates) as SmsTemplate[];
  const signs = new Set(templates.map((template) => smsTerms(config, template).signName));
  try {
    const found: Finding[] = [];
    for (const sign of signs) {
      found.push(
        finding(`sign name ${sign} is approved`, await reviews.isApprovedSign(sign), 'Aliyun has not approved it'),
      );
    }
    for (const template of templates)
      found.push(await judge(reviews, template, smsTerms(config, template).templateCode));
    return found;
  } catch (error) {
    return [finding('Aliyun answers', false, (error as Error).message)];
  }
}

async function judge(reviews: SmsReviews, template: SmsTemplate, code: string): Promise<Finding> {
  const text = await reviews.findTemplate(code);
  if (text === null) return finding(`${template} is approved`, false, `Aliyun has not approved ${code}`);
  const sent = variablesOf(sandboxTexts[sandboxSmsTemplates[template]] ?? '');
  const unknown = [...variablesOf(text)].filter((name) => !sent.has(name));
  return finding(
    `${template} is approved`,
    unknown.length === 0,
    `it asks for ${unknown.join(', ')}, which the shop does not send`,
  );
}

function variablesOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name));
}

function tryToRead(settings: Settings) {
  try {
    return readConfig({ ...settings });
  } catch {
    return null;
  }
}

import { expect, test } from 'vitest';
import { smsTemplates as sandboxTexts } from '../../../../sandbox/src/sms/smsTemplates.ts';
import { readConfig } from './config.ts';
import { sandboxSmsTemplates, smsTerms } from './smsTemplates.ts';
import { productionSettings } from './testing/productionSettings.ts';

test.each(Object.entries(sandboxSmsTemplates))('production refuses to start without %s', (name, sandboxCode) => {
  const { [name]: _, ...forgotten } = productionSettings as Record<string, string>;
  expect(() => readConfig(forgotten)).toThrow(name);
  expect(() => readConfig({ ...productionSettings, [name]: sandboxCode })).toThrow(name);
  expect(() => readConfig({ ...productionSettings, [name]: '' })).toThrow(name);
  expect(readConfig({ ...forgotten, ALLOW_SANDBOX: 'true' })).toMatchObject({ [name]: sandboxCode });
});

test('the sandbox knows every one of them', () => {
  expect(Object.keys(sandboxTexts).toSorted()).toEqual(Object.values(sandboxSmsTemplates).toSorted());
});

test('a kind has the sign name that was set for it, and the shop’s otherwise', () => {
  const config = readConfig({ ...productionSettings, SMS_SIGN_NAME: '集物商城', SMS_SIGN_ORDER_PAID: '集物物流' });
  expect(smsTerms(config, 'SMS_TEMPLATE_ORDER_PAID').signName).toBe('集物物流');
  expect(smsTerms(config, 'SMS_TEMPLATE_REGISTER').signName).toBe('集物商城');
  expect(smsTerms(config, 'SMS_TEMPLATE_REGISTER').templateCode).toBe(config.SMS_TEMPLATE_REGISTER);
});

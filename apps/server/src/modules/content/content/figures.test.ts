import { rules } from '@jiwu/contract';
import { describe, expect, it } from 'vitest';
import { resolveFigures, unknownFigures } from './figures.ts';

describe('figures of the rules in texts', () => {
  it.each([
    ['{{rules.order.payMinutes}} 分钟', `${rules.order.payMinutes} 分钟`],
    ['满 {{ rules.shipping.freeFromFen }} 元', '满 99 元'],
    ['{{rules.vip.terms.month.amountFen}} 元', '19.90 元'],
    ['{{rules.level.fromFen.钻石会员}} 元', '20,000 元'],
    ['{{pricing.integral.capBp}}%', '20%'],
    ['{{pricing.earning.levelBp.银卡会员:times}}', '1.2'],
    ['{{rules.openBox.freeSeconds:minutes}} 分钟', '2 分钟'],
    ['{{rules.checkIn}}', '5、7、9、11、13、16、20'],
    ['{{rules.woot.beginsAt}}', '10:00'],
    ['没有数', '没有数'],
  ])('%s', (text, said) => {
    expect(resolveFigures(text)).toBe(said);
    expect(unknownFigures(text)).toEqual([]);
  });

  it.each([
    'rules.order.payHours',
    'rules.order',
    'rules.phonePattern',
    'rules.order.constructor.name.length',
    'rules.order.payMinutes:hours',
    'rules.woot.beginsAt:minutes',
    'secrets.token',
    '',
  ])('refuses %s, and would show a dash', (name) => {
    expect(unknownFigures(`{{${name}}}`)).toEqual([name]);
    expect(resolveFigures(`{{${name}}}`)).toBe('—');
  });
});

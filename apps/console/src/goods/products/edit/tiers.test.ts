import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptySku } from './draft.ts';
import { readTiers, sayUnread, tierText } from './tiers.ts';
import { WholesaleInput } from './WholesaleInput.tsx';

const FORM = '写成 10:45.00;50:42.00（几件起:每件几元）';

it('reads what it writes, and both kinds of punctuation', () => {
  const tiers = [
    { minQuantity: 10, priceFen: 4500 },
    { minQuantity: 50, priceFen: 4200 },
  ];
  expect(readTiers(tierText(tiers))).toEqual({ tiers, problem: null });
  expect(readTiers(' 10：45；50 : 42.0； ')).toEqual({ tiers, problem: null });
  expect(readTiers('  ')).toEqual({ tiers: [], problem: null });
});

it.each([
  ['39', FORM],
  ['10件45', FORM],
  ['10:45.00;50', FORM],
  ['10:45.123', FORM],
  ['1:45', '从 2 件起才是批发价'],
  ['100001:45', '最多从 100000 件起'],
  ['10:0', '每件至少 0.01 元'],
  ['10:1000000.01', '每件最多 1000000 元'],
  ['2:9;3:8;4:7;5:6;6:5;7:4', '最多 5 档'],
])('%s: says what is wanted', (text, problem) => {
  expect(readTiers(text)).toEqual({ tiers: null, problem });
});

it('is not saved while one of them cannot be read', () => {
  const skus = [emptySku(['白色', '大']), { ...emptySku(['黑色', '大']), id: '7' }];
  expect(sayUnread(skus, {})).toBeNull();
  expect(sayUnread(skus, { new0: '10:45', 7: null, new5: '不在了' })).toBeNull();
  expect(sayUnread(skus, { 7: '39' })).toBe(`“黑色，大”的批发价没写对，还没有存：${FORM}`);
});

it('keeps what was typed, marks it, and says what is wanted', () => {
  const props = { label: '默认', value: [], isWrong: false, isLocked: false, onType: () => {}, onChange: () => {} };
  const shown = (typed: string | null) => renderToStaticMarkup(createElement(WholesaleInput, { ...props, typed }));
  expect(shown('10件45')).toMatch(/aria-invalid="true".*value="10件45"/);
  expect(shown('10件45')).toContain(FORM);
  expect(shown(null)).toContain('placeholder="10:45.00;50:42.00"');
  expect(shown(null)).not.toMatch(/aria-invalid|几件起/);
});

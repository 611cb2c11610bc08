import { expect, it } from 'vitest';
import { isSameWish, wishOf, wishWords } from './InvoiceWish.ts';

const person = { kind: 'personal', title: '林知夏', taxNo: null } as const;
const company = { kind: 'company', title: '山隅家居', taxNo: '91350100M000100Y43' } as const;

it('is what the contract takes: a person has no number', () => {
  expect(wishOf(person)).toEqual({ kind: 'personal', title: '林知夏' });
  expect(wishOf(company)).toEqual(company);
});

it('knows one title from another', () => {
  expect(isSameWish(wishOf(company), wishOf({ ...company }))).toBe(true);
  expect(isSameWish(wishOf(company), { ...company, taxNo: '91330100799655058B' })).toBe(false);
  expect(isSameWish(wishOf({ ...person, title: company.title }), wishOf(company))).toBe(false);
  expect(isSameWish({ kind: 'none' }, { kind: 'none' })).toBe(true);
  expect(isSameWish({ kind: 'none' }, wishOf(person))).toBe(false);
});

it('says what there will be', () => {
  expect(wishWords({ kind: 'none' })).toBe('不开发票');
  expect(wishWords(wishOf(person))).toBe('电子普通发票 · 个人 · 林知夏');
});

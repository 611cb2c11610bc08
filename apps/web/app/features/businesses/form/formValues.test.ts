import { expect, it } from 'vitest';
import type { Business } from '../businessQueries.ts';
import { bodyOf, type FormValues, needsReview, valuesOf } from './formValues.ts';

const business: Business = {
  id: '01900000-0000-7000-8000-000000000001',
  kind: 'company',
  creditCode: '91350100M000100Y43',
  licenceName: '杭州知夏商贸有限公司',
  principal: '林知夏',
  validUntil: null,
  licenceFileId: '01900000-0000-7000-8000-000000000002',
  shopName: '知夏商贸',
  contactPhone: '13800006024',
  email: null,
  website: null,
  senderName: '知夏商贸',
  senderPhone: '0571-88886024',
  state: 'approved',
  submittedAt: '2026-11-14T02:32:00.000Z',
  answerBy: '2026-11-17T10:00:00.000Z',
  decidedAt: null,
  reasons: [],
  approvedAt: '2026-11-16T02:32:00.000Z',
  stopped: null,
  version: 2,
};
const values = valuesOf(business) as FormValues;

it('sends what was typed, trimmed, with the shop as sender where none was given', () => {
  const typed = {
    ...values,
    creditCode: ' 91350100 m000100y43',
    shopName: ' 知夏 ',
    senderName: ' ',
    contactPhone: '',
    email: ' service@example.com ',
    website: ' ',
  };
  expect(bodyOf(typed)).toEqual({
    kind: 'company',
    creditCode: '91350100M000100Y43',
    licenceName: '杭州知夏商贸有限公司',
    principal: '林知夏',
    validUntil: null,
    licenceFileId: business.licenceFileId,
    shopName: '知夏',
    contactPhone: null,
    email: 'service@example.com',
    website: null,
    senderName: '知夏',
    senderPhone: '0571-88886024',
  });
  expect(bodyOf({ ...values, validUntil: '2046-08-30' }).validUntil).toBe('2046-08-30');
});

it('is reviewed when it is new, was refused, or the licence differs', () => {
  expect(needsReview(null, {})).toBe(true);
  expect(needsReview(business, values)).toBe(false);
  expect(needsReview(business, { ...values, shopName: '别的名字', senderPhone: '13800006024' })).toBe(false);
  expect(needsReview(business, { ...values, creditCode: '91350100m000100y43 ' })).toBe(false);
  expect(needsReview(business, { ...values, principal: '林一' })).toBe(true);
  expect(needsReview(business, { ...values, validUntil: '2046-08-30' })).toBe(true);
  expect(needsReview({ ...business, state: 'refused' }, values)).toBe(true);
});

import { expect, it } from 'vitest';
import type { Booking } from '../adQueries.ts';
import { amountNote, countWords, historyOf, perClickFen, rateWords, troubleOf, usedWords } from './bookingWords.ts';

const day = (date: string, state: Booking['days'][number]['state'] = 'held') => ({
  day: date,
  priceFen: 9000,
  state,
  impressions: 0,
  clicks: 0,
});

const booking: Booking = {
  id: '1',
  no: 'AD2026111000001',
  place: 'article',
  category: null,
  word: null,
  title: '一把顺手的壶',
  picture: { fileId: '2', placeholder: '', alt: '' },
  landing: '/product?id=3',
  advertiser: '知夏小铺',
  businessId: '4',
  fromDay: '2026-11-10',
  toDay: '2026-11-11',
  state: 'shown',
  amountFen: 18_000,
  earnedFen: 9000,
  refundedFen: 0,
  refundedAt: null,
  bookedAt: '2026-11-08T02:00:00.000Z',
  answerBy: '2026-11-09T16:00:00.000Z',
  decidedAt: '2026-11-08T08:08:00.000Z',
  reason: null,
  mayCancel: false,
  impressions: 36_842,
  clicks: 704,
  days: [day('2026-11-10', 'earned'), day('2026-11-11')],
  version: 2,
};

it('counts what was seen, and what it cost', () => {
  expect(rateWords(booking)).toBe('1.91%');
  expect(rateWords({ impressions: 0, clicks: 0 })).toBe('—');
  expect(countWords(booking, 'impressions')).toBe('36,842');
  expect(usedWords(booking)).toBe('¥90.00，1 天');
  expect(perClickFen({ earnedFen: 54_000, clicks: 704 })).toBe(77);
  expect(perClickFen({ earnedFen: 54_000, clicks: 0 })).toBeNull();
});

it('has a dash until it has begun', () => {
  const waiting = { ...booking, state: 'waiting', days: [day('2026-11-10')], impressions: 0 } as const;
  expect(countWords({ ...waiting, days: [...waiting.days] }, 'clicks')).toBe('—');
});

it('tells where the money of a refused one is', () => {
  const refused: Booking = {
    ...booking,
    state: 'refused',
    reason: '图片里写了“全网最低”，价格的比较要有依据。',
    refundedFen: 18_000,
    refundedAt: '2026-11-13T08:08:00.000Z',
  };
  expect(amountNote(refused)).toBe('已全部退回');
  expect(troubleOf(refused)).toEqual({
    title: '图片里写了“全网最低”，价格的比较要有依据。',
    text: '¥180.00 已在 11-13 16:08 全部退回余额。这 2 天重新开放，换一张图可以再订。',
    again: 'otherPicture',
  });
  expect(historyOf(refused).map(({ text }) => text)).toEqual([
    '从余额付 ¥180.00，素材提交审核',
    '素材未通过：图片里写了“全网最低”，价格的比较要有依据。',
    '退回余额 ¥180.00',
  ]);
  expect(troubleOf(booking)).toBeNull();
});

it('says which part of the money went back', () => {
  expect(amountNote({ ...booking, refundedFen: 9000 })).toBe('已退回 ¥90.00');
});

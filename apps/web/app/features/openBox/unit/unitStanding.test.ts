import { expect, it } from 'vitest';
import type { MyOpenBox, Unit, UnitLock } from '../../../shared/openBox/Unit.ts';
import { reminderOf } from './reminderOf.ts';
import { standingWords } from './standingWords.ts';
import { type UnitStanding, unitStanding } from './unitStanding.ts';

const unit = { id: 'u', state: 'listed', lockedUntil: null } as const;
const lock = (state: UnitLock['state'], unitId = 'u') => ({ unitId, state }) as UnitLock;
const mine = (locks: UnitLock[], blockedUntil: string | null = null) => ({ locks, blockedUntil }) as MyOpenBox;
const locked = { ...unit, lockedUntil: '2026-11-16T02:44:00Z' };

it('is free for guests and users until someone locks it', () => {
  expect(unitStanding({ unit, mine: null })).toBe('free');
  expect(unitStanding({ unit, mine: mine([lock('held', 'other')]) })).toBe('free');
  expect(unitStanding({ unit: locked, mine: mine([]) })).toBe('locked');
});

it("puts the viewer's own lock before the veil", () => {
  expect(unitStanding({ unit: locked, mine: mine([lock('held')]) })).toBe('held');
  expect(unitStanding({ unit: locked, mine: mine([lock('lapsed'), lock('ordered')]) })).toBe('ordered');
  expect(unitStanding({ unit: locked, mine: mine([lock('lapsed'), lock('released')]) })).toBe('locked');
});

it('says that one may lock nothing only where one could', () => {
  expect(unitStanding({ unit, mine: mine([], '2026-11-16T16:00:00Z') })).toBe('blocked');
  expect(unitStanding({ unit: locked, mine: mine([], '2026-11-16T16:00:00Z') })).toBe('locked');
});

it('can be had only while it is on sale', () => {
  expect(unitStanding({ unit: { ...unit, state: 'sold' }, mine: null })).toBe('sold');
  // Paid in another tab: the lock that the page still knows says nothing any more.
  expect(unitStanding({ unit: { ...unit, state: 'sold' }, mine: mine([lock('ordered')]) })).toBe('sold');
  expect(unitStanding({ unit: { ...unit, state: 'returned' }, mine: null })).toBe('away');
  // It came back and is on sale again: whoever had it may buy it like anyone.
  expect(unitStanding({ unit, mine: mine([lock('bought')]) })).toBe('free');
});

it('reminds of a drop that is to come, else of another unit, and of nothing that is theirs', () => {
  const nextDrop = { at: '2026-11-17T02:00:00Z', priceFen: 100 };
  const of = (standing: UnitStanding, drop: typeof nextDrop | null) => reminderOf(standing, { nextDrop: drop });
  expect(of('free', nextDrop)).toBe('drop');
  expect(of('locked', null)).toBe('listed');
  expect(of('sold', nextDrop)).toBe('listed');
  expect(of('held', nextDrop)).toBeNull();
});

it('says how it stands in one sentence', () => {
  const now = '2026-11-16T02:30:00Z';
  const inspection = { defects: [], parts: [], useWords: '' } as unknown as Unit['inspection'];
  const say = (standing: UnitStanding, more: Partial<Unit> = {}) =>
    standingWords(standing, {
      unit: { lockedUntil: null, soldFen: null, inspection, ...more },
      own: { deadline: '2026-11-16T02:40:00Z' },
      now,
    });
  expect(say('free')).toBe('按下就为您锁定 15 分钟，按现在的价格，每人同时最多 2 件。');
  expect(say('free', { inspection: { ...inspection, useWords: '用过 2 天' } })).toContain('逐条勾选');
  expect(say('held')).toBe('为您锁到 10:40，请在这之前下单并付款。');
  expect(say('locked', { lockedUntil: locked.lockedUntil })).toContain('10:44 放回');
  expect(say('sold', { soldFen: 14_900 })).toBe('这一件以 ¥149.00 卖出了。');
});

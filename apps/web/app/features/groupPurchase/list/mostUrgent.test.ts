import { expect, it } from 'vitest';
import type { MyGroup } from '../../../shared/groups/Group.ts';
import { mostUrgent } from './mostUrgent.ts';

const member = { name: '周**', avatarFileId: null, isLeader: true, paidAt: '2026-11-15T10:00:00Z' };
const of = (title: string, state: MyGroup['state'], members: number, endsAt: string) => ({
  title,
  state,
  size: 3,
  group: { members: Array.from({ length: members }, () => member), endsAt },
  order: { payBy: endsAt } as MyGroup['order'],
});

it('puts a seat to be paid first, then the group that lacks the fewest and ends first', () => {
  const open = [of('far', 'open', 1, '2026-11-15T11:00:00Z'), of('late', 'open', 2, '2026-11-15T20:00:00Z')];
  const soon = of('soon', 'open', 2, '2026-11-15T12:00:00Z');
  expect(mostUrgent([...open, soon])?.title).toBe('soon');
  expect(mostUrgent([...open, of('mine', 'held', 1, '2026-11-15T23:00:00Z'), soon])?.title).toBe('mine');
});

it('has none where nothing waits', () => {
  expect(mostUrgent([])).toBeNull();
  expect(mostUrgent([of('over', 'failed', 2, '2026-11-15T12:00:00Z')])).toBeNull();
});

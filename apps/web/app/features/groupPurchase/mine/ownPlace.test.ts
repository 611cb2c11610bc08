import { expect, it } from 'vitest';
import { ownPlace } from './ownPlace.ts';

const members = [
  { name: '周**', isLeader: true },
  { name: '林**', isLeader: false },
  { name: '陈**', isLeader: false },
];

it('finds the user among masked names, and guesses nothing', () => {
  expect(ownPlace(members, { name: '周远', isLeader: true })).toBe(0);
  expect(ownPlace(members, { name: '林知夏', isLeader: false })).toBe(1);
  expect(ownPlace([...members, { name: '林*', isLeader: false }], { name: '林知夏', isLeader: false })).toBeNull();
  expect(ownPlace(members, { name: '吴', isLeader: false })).toBeNull();
});

import { expect, it } from 'vitest';
import type { Message } from '../supportQueries.ts';
import { addMessage, mergeMessages } from './mergeMessages.ts';

const message = (no: number) => ({ no }) as Message;
const page = (from: number, to: number, earlier: number | null = from === 1 ? null : from) => ({
  messages: Array.from({ length: to - from + 1 }, (_, nth) => message(from + nth)),
  earlier,
});
const nosOf = ({ messages }: { messages: readonly Message[] }) => messages.map(({ no }) => no);

it('takes the first page as it is', () => {
  expect(mergeMessages(null, page(3, 5))).toEqual(page(3, 5));
  expect(mergeMessages(page(1, 0, null), page(1, 2))).toEqual(page(1, 2));
});

it('puts new ones below, and goes on from what was looked through', () => {
  const merged = mergeMessages(page(3, 8), page(6, 10));
  expect([nosOf(merged), merged.earlier]).toEqual([[3, 4, 5, 6, 7, 8, 9, 10], 3]);
});

it('puts earlier ones above', () => {
  const merged = mergeMessages(page(6, 8), page(1, 5));
  expect([nosOf(merged), merged.earlier]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], null]);
});

it('begins again where a gap would stay', () => {
  expect(mergeMessages(page(1, 3), page(10, 40))).toEqual(page(10, 40));
});

it('adds what was sent, unless something came in between', () => {
  expect(nosOf(addMessage(page(1, 2), message(3)))).toEqual([1, 2, 3]);
  expect(nosOf(addMessage(page(1, 0, null), message(1)))).toEqual([1]);
  expect(nosOf(addMessage(page(1, 2), message(4)))).toEqual([1, 2]);
});

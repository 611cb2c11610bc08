import { expect, it } from 'vitest';
import { drawRoll } from './drawRoll.ts';
import { rollOf } from './rollOf.ts';

const counting = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ones = 'f'.repeat(64);

/** Computed elsewhere, in Python: hmac, hashlib, struct. */
it.each([
  [counting, 1, '9c41e7a2', 4044],
  [counting, 46_580, '9c41e7a2', 7130],
  [counting, 46_580, '9C41E7A2', 2174],
  [counting, Number.MAX_SAFE_INTEGER, 'Zz09Zz09Zz09Zz09Zz09Zz09Zz09Zz09', 28],
  [ones, 1, '9c41e7a2', 393],
  [ones, 46_580, '9c41e7a2', 174],
  ['ebe393941cb9a7856a7915bc735080a9b72a0d755e34c1c4c1366a9c229bdbe9', 46_580, '9C41E7A2', 1133],
  ['0'.repeat(64), 1, '9c41e7a2', 8013],
  // Its first word is ffffff8e, which is passed over.
  [counting, 28_226, 'abcdefgh', 8856],
])('%s %i:%s rolls %i', async (secret, number, nonce, roll) => {
  expect(await drawRoll({ secret: Buffer.from(secret, 'hex'), number, nonce })).toBe(roll);
});

/** 32 bytes that begin with these. */
const block = (hex: string) => Buffer.from(hex.padEnd(64, 'f'), 'hex');

it.each([
  ['00000000', 0],
  ['0000270f', 9999],
  ['00002710', 0],
  // 4,294,959,999 is the last word that is taken; words above it would favour low rolls.
  ['ffffe37f', 9999],
  ['ffffe38000000007', 7],
  ['ffffffffffffffff0000002a', 42],
  [`${'f'.repeat(56)}00000005`, 5],
])('the first fair word of %s… decides', (hex, roll) => {
  expect(rollOf(block(hex))).toBe(roll);
});

it('says nothing when no word is fair', () => {
  expect(rollOf(block(''))).toBeNull();
});

it('reads its own part of a larger buffer', () => {
  const inside = Buffer.concat([Buffer.from('00000001', 'hex'), block('00000002')]).subarray(4);
  expect(rollOf(inside)).toBe(2);
});

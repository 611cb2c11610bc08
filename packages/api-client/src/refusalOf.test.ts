import { errorCodes } from '@jiwu/contract';
import { expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { refusalOf } from './refusalOf.ts';

it('names every refusal of the shop by its number', () => {
  for (const [name, { status, code, msg }] of Object.entries(errorCodes)) {
    expect(refusalOf(new ApiError(msg, { status, code, shown: false }))).toBe(name);
  }
});

it('names nothing else', () => {
  expect(refusalOf(new ApiError('没有连上', { status: 0, code: 0, shown: false }))).toBeNull();
  expect(refusalOf(new Error('没有连上'))).toBeNull();
});

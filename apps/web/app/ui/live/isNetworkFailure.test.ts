import { expect, it } from 'vitest';
import { isNetworkFailure } from './isNetworkFailure.ts';

it.each([
  ['Chromium', 'Failed to fetch'],
  ['Chromium with the host', 'Failed to fetch (www.jiwu.example)'],
  ['Chromium, half-way', 'network error'],
  ['Firefox', 'NetworkError when attempting to fetch resource.'],
  ['Safari', 'Load failed'],
  ['Safari with the host', 'Load failed (www.jiwu.example)'],
  ['Safari, half-way', 'The network connection was lost.'],
  ['a part of the page in Chromium', 'Failed to fetch dynamically imported module: http://127.0.0.1/assets/a.js'],
  ['a part of the page in Firefox', 'error loading dynamically imported module: http://127.0.0.1/assets/a.js'],
  ['a part of the page in Safari', 'Importing a module script failed.'],
])('%s without an answer', (_name, message) => {
  expect(isNetworkFailure(new TypeError(message), true)).toBe(true);
});

it.each([
  "Cannot read properties of undefined (reading 'id')",
  "Cannot read properties of undefined (reading 'refetch')",
  "Cannot read properties of null (reading 'networkName')",
  'prefetch is not a function',
  'importLines is not iterable',
])('a fault of ours with a network: %s', (message) => {
  expect(isNetworkFailure(new TypeError(message), true)).toBe(false);
});

it('any failure without a network, and no other with one', () => {
  expect(isNetworkFailure(new Error('x'), false)).toBe(true);
  expect(isNetworkFailure(new Error('500'), true)).toBe(false);
});

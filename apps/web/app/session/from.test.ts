import { describe, expect, it } from 'vitest';
import { decodeFrom, encodeFrom } from './from.ts';

const ownPaths = [
  '/',
  '/order/mine',
  '/order/detail?id=018f2b3c-9c1e-7c3a-8f00-000000000001',
  '/resource?keyword=青瓷茶具&page=2',
  '/resource?keyword=%E9%9D%92%E7%93%B7#list',
  '/user/personCenter#notices',
  '/product?id=1&back=https%3A%2F%2Fexample.com%2F',
  '/搜索/😀?q=+a b',
  '/login/wechat?from=L29yZGVyL21pbmU=',
  '/a//b',
];

const foreign = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/order\\mine',
  'https://evil.example/',
  'http:evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'order/mine',
  '',
  ' /order/mine',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '/order%0d%0aSet-Cookie:a=b',
  '/order\r\nSet-Cookie: a=b',
  '/order\tmine',
  '/\t/evil.example',
  '/order\u0000mine',
  '/order\u007fmine',
  '/order\u0085mine',
  '/order\u2028mine',
  '\uFEFF//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2f/evil.example',
  '/order/%',
];

describe('from', () => {
  it.each(ownPaths)('gives %s back as it was', (path) => {
    expect(decodeFrom(encodeFrom(path))).toBe(path);
  });

  it.each(foreign)('answers the home path for %j', (path) => {
    expect(decodeFrom(encodeFrom(path))).toBe('/');
  });

  it('encodes the UTF-8 bytes', () => {
    expect(encodeFrom('/order/mine')).toBe('L29yZGVyL21pbmU=');
    expect(encodeFrom('/茶')).toBe('L+iMtg==');
  });

  it('reads a plus sign that a query parser turned into a space', () => {
    expect(decodeFrom('L iMtg==')).toBe('/茶');
  });

  it.each([null, undefined, '', 'not base64!', '====', '/order/mine', '%%%', 'L'])(
    'answers the home path for %j',
    (value) => {
      expect(decodeFrom(value)).toBe('/');
    },
  );

  it('answers the home path for bytes that are no UTF-8', () => {
    expect(decodeFrom(btoa('/\xff\xfe'))).toBe('/');
  });

  it('always yields a path that stays on the origin, whatever stands between two slashes', () => {
    const origin = 'https://shop.example';
    const pieces = ['/', '\\', '.', '..', '%2f', '%5c', '%2e', '\t', '\n', '@', ':', 'a', '?', '#', '茶', '\u200b'];
    for (const a of pieces) {
      for (const b of pieces) {
        for (const c of pieces) {
          const target = decodeFrom(encodeFrom(`/${a}${b}${c}evil.example`));
          expect(new URL(target, origin).origin).toBe(origin);
        }
      }
    }
  });
});

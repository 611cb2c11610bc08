import { describe, expect, it } from 'vitest';
import { parseQuery } from './parseQuery.ts';

describe('parseQuery', () => {
  it('reads nested keys in dot and in bracket form alike', () => {
    const expected = { filter: { brand: 'x', price: { min: '1' } }, ids: ['a', 'b'] };
    expect(parseQuery('filter.brand=x&filter.price.min=1&ids[0]=a&ids[1]=b')).toEqual(expected);
    expect(parseQuery('filter[brand]=x&filter[price][min]=1&ids[]=a&ids[]=b')).toEqual(expected);
  });

  it.each(['a.__proto__.x=1', 'constructor.prototype.x=1', 'a%5b__proto__%5d=1', '%E0%A4%A=1', 'a[b][c][d][e][f]=1'])(
    'makes %s unreadable',
    (text) => {
      expect(parseQuery(text)).toEqual({ '(unreadable)': '1' });
    },
  );

  it('leaves words alone that merely look alike', () => {
    expect(parseQuery('keyword=constructor+set')).toEqual({ keyword: 'constructor set' });
  });
});

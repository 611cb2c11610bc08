import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDivision } from '../divisions/findDivision.ts';
import { recogniseAddressCases } from './recogniseAddress.cases.ts';
import { recogniseAddress } from './recogniseAddress.ts';

describe('recogniseAddress', () => {
  it.each(recogniseAddressCases)('$why: $text', ({ text, expected }) => {
    const { recipient, phoneNumber, divisionCode, detail } = recogniseAddress(text);
    expect([recipient, phoneNumber, divisionCode, detail]).toEqual(expected);
  });

  it('takes any text, and names only places that an address can bear', () => {
    const piece = fc.constantFrom(
      ...'张三,；、\n \t:[]（）+86-138 0000转号省市区县路街广东深圳南山北京朝阳收件人电话详细地址'.split(''),
      '13812766024',
      '市辖区',
      '浙江省',
      '收货人：',
    );
    const isSound = (text: string) => {
      const { phoneNumber, divisionCode } = recogniseAddress(text);
      return (
        (phoneNumber === null || /^1[3-9]\d{9}$/.test(phoneNumber)) &&
        (divisionCode === null || findDivision(divisionCode)?.code === divisionCode)
      );
    };
    const run = fc.check(fc.property(fc.array(piece, { maxLength: 120 }), (pieces) => isSound(pieces.join(''))));
    expect(run.counterexample).toBeNull();
  });

  it.each([
    '1',
    '86',
    '北京',
    '北京 ',
    ' ',
    ',',
    '138 1276 ',
    '地址',
    '收件人:',
    '省',
    '转1',
    '-',
    '张三 ',
    '吉林吉林市 ',
    '[1',
  ])('takes no longer than it may on 500 characters of %j', (unit) => {
    const text = unit.repeat(500).slice(0, 500);
    const startedAt = performance.now();
    recogniseAddress(text);
    // A pattern that runs away takes minutes.
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});

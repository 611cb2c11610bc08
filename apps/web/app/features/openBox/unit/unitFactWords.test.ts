import { expect, it } from 'vitest';
import type { Inspection, Unit } from '../../../shared/openBox/Unit.ts';
import { shippingWords } from './shippingWords.ts';
import { defectLines, missingLine, newBuysLine, originLines, rightsLines } from './unitFactWords.ts';

it('names each defect with its place and its photo', () => {
  const photos = [{ id: '1' }, { id: '2' }] as Unit['photos'];
  const defects = [
    { place: '外壳', words: '右下一道浅痕', photoId: '2' },
    { place: '底部', words: '脚垫磨损', photoId: null },
    { place: '锅身左侧', words: '锅身左侧一处浅凹', photoId: null },
  ] as Inspection['defects'];
  expect(defectLines({ photos, inspection: { defects } as Inspection })).toEqual([
    '外壳：右下一道浅痕，见第 2 张照片。',
    '底部：脚垫磨损。',
    '锅身左侧一处浅凹。',
  ]);
});

it('names what is missing with what is known of it', () => {
  const parts = [
    { label: '主机', isPresent: true, words: '' },
    { label: '说明书', isPresent: false, words: '有电子版' },
    { label: '防尘袋', isPresent: false, words: '' },
  ];
  expect(missingLine({ parts })).toBe('说明书（有电子版）、防尘袋。');
  expect(missingLine({ parts: parts.slice(0, 1) })).toBe('什么都不缺，配件齐全。');
});

it('says once why it is here and how it was used', () => {
  const used = (useWords: string) => ({ useWords }) as Inspection;
  expect(originLines({ sourceWords: '样板间样品', inspection: used('摆过半年') })).toEqual([
    '样板间样品。',
    '摆过半年。',
  ]);
  expect(originLines({ sourceWords: '退回，戴过 3 天', inspection: used('戴过 3 天') })).toEqual(['退回，戴过 3 天。']);
  expect(originLines({ sourceWords: '门店陈列', inspection: used('') })).toEqual(['门店陈列。']);
});

it('says what the difference to a new one buys', () => {
  const inspection = {
    defects: [{ place: '外壳' }],
    parts: [{ label: '说明书', isPresent: false, words: '' }],
    useWords: '用过 2 天',
    isSealed: false,
  } as unknown as Inspection;
  const newOne = { priceFen: 21_900, vipPriceFen: null };
  expect(newBuysLine({ priceFen: 14_900, newOne, inspection })).toBe(
    '全新的贵 ¥70.00，贵在没有这 1 处痕迹、带说明书、没人用过、没拆过封。',
  );
  const sealed = { ...inspection, defects: [], parts: [], useWords: '', isSealed: true };
  expect(newBuysLine({ priceFen: 14_900, newOne, inspection: sealed })).toBe('全新的贵 ¥70.00，贵在外箱完好。');
  expect(newBuysLine({ priceFen: 21_900, newOne, inspection })).toBeNull();
  expect(newBuysLine({ priceFen: 14_900, newOne: null, inspection })).toBeNull();
});

it('gives the right that the unit will have on the page that confirms it', () => {
  const [full] = rightsLines({ asked: 0, warrantyMonths: null });
  expect(full).toBe('签收后 7 天内无理由可退，寄回的运费您付；商品有问题的我们付。');
  const [either] = rightsLines({ asked: 3, warrantyMonths: null });
  expect(either).toContain('3 条没有全部确认的，不用理由，运费您付');
  expect(either).toContain('全部确认的，与描述不符等才退，运费我们付');
});

it('promises a warranty only where the unit has one', () => {
  expect(rightsLines({ asked: 0, warrantyMonths: null }).join('')).not.toContain('保修');
  expect(rightsLines({ asked: 0, warrantyMonths: 12 })).toContain('整机保修 12 个月。');
});

it('says 包邮 only where the rule gives it', () => {
  const shipping = { feeFen: 800, freeFromFen: 9900, vipFreeFromFen: 3900 };
  expect(shippingWords({ priceFen: 14_900, shipping })).toBe('包邮。');
  expect(shippingWords({ priceFen: 4900, shipping })).toBe('运费 ¥8.00，VIP 包邮。');
  expect(shippingWords({ priceFen: 1900, shipping })).toBe('运费 ¥8.00，满 ¥99 包邮。');
});

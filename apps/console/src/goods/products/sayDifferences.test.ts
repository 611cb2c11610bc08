import { expect, it } from 'vitest';
import { sayDifferences } from './sayDifferences.ts';

const sku = { id: 's1', optionValues: ['云灰', '标准版'] } as never;
const said = (field: string, before: unknown, after: unknown, skuId: string | null = null, isFirst = false) =>
  sayDifferences([{ field, skuId, before, after } as never], { skus: [sku], nameOf: (_, id) => id, isFirst });

it('calls a line by the options of its SKU, and says money and states as people do', () => {
  expect(said('priceFen', 49_900, 46_900, 's1')).toEqual([
    { key: 's1 priceFen', label: '云灰，标准版 售价', before: '499.00', after: '469.00' },
  ]);
  expect(said('isOnSale', true, false, 's1')[0]).toMatchObject({ before: '在售', after: '停售' });
});

it('shows a long text from where it was changed, not twice its beginning', () => {
  const beginning = '每只都不一样。'.repeat(30);
  const [{ before, after } = { before: '', after: '' }] = said(
    'descriptionMarkdown',
    `${beginning}杯壁厚，不烫手。`,
    `${beginning}杯壁薄，轻。`,
  );
  expect(before).toMatch(/^….*杯壁厚，不烫手。$/);
  expect(after).toMatch(/^….*杯壁薄，轻。$/);
  expect(said('descriptionMarkdown', '短', '短，后面加了一句')[0]).toMatchObject({
    before: '短',
    after: '短，后面加了一句',
  });
});

it('tells other pictures from the same ones in another order, and from another word on one', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((fileId) => ({ fileId, alt: '' }));
  expect(said('pictures', [a, b], [a, c])[0]?.after).toBe('2 张，新加 1 张、去掉 1 张');
  expect(said('pictures', [a, b], [b, a])[0]?.after).toBe('2 张，换了次序');
  expect(said('pictures', [a], [{ ...a, alt: '正面' }])[0]?.after).toBe('1 张，改了说明');
});

it('leaves out of a first version what says nothing still', () => {
  expect(said('limitPerUser', null, null, null, true)).toEqual([]);
  expect(said('limitPerUser', null, 2, null, true)).toHaveLength(1);
});

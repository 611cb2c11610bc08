/** What is written by hand. The dearest is what a refund of needs a second person. */
export const goods = [
  {
    title: '手作紫泥西施壶',
    code: 'ZISHA-01',
    price: '2680.00',
    grams: '420',
    pieces: '6',
    cost: '1180.00',
    ink: '#7a4b3a',
  },
  {
    title: '青瓷侧把壶',
    code: 'QINGCI-01',
    price: '168.00',
    grams: '560',
    pieces: '80',
    cost: '61.00',
    ink: '#7fa08c',
  },
  { title: '粗陶公道杯', code: 'CUTAO-01', price: '89.00', grams: '320', pieces: '120', cost: '31.50', ink: '#a89277' },
] as const;

export type Goods = (typeof goods)[number];

export const [TEAPOT, SIDE_POT, CUP] = goods;

import type { ProductFacts } from '../../catalogue/index.ts';

/** A pair of headphones; whatever a test is about, it says itself. */
export function sampleFacts(wish: Partial<ProductFacts> = {}): ProductFacts {
  return {
    id: '019a0000-0000-7000-8000-000000000001',
    title: '知音 N3 头戴式主动降噪耳机 USB-C',
    subtitle: '坐地铁也听得清轻声',
    brand: { id: 'zhiyin', name: '知音', aliases: ['Zhi Yin'] },
    categories: [
      { id: 'digital', name: '数码', aliases: [], attributes: [] },
      { id: 'digitalAudio', name: '影音', aliases: ['音频'], attributes: ['佩戴方式'] },
      { id: 'digitalHeadphones', name: '耳机耳麦', aliases: ['耳塞'], attributes: [] },
    ],
    parameters: [
      ['佩戴方式', '头戴式'],
      ['重量', '250 克'],
    ],
    options: [
      {
        name: '颜色',
        values: [
          { value: '云灰', swatch: '#c5c9cf', pictureId: null },
          { value: '米白', swatch: null, pictureId: null },
        ],
      },
    ],
    tags: ['两年质保', '顺丰'],
    picture: { fileId: '019a0000-0000-7000-8000-000000000002', placeholder: 'data:,', alt: '耳机' },
    skus: [
      { id: 'a', optionValues: ['云灰'], priceFen: 59_900, marketPriceFen: null, vipPriceFen: null },
      { id: 'b', optionValues: ['米白'], priceFen: 49_900, marketPriceFen: 69_900, vipPriceFen: 45_900 },
    ],
    salesCount: 1200,
    listedAt: new Date('2026-01-01T00:00:00Z'),
    ...wish,
  };
}

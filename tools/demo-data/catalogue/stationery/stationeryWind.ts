import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'stationery-recorder',
    title: '弦外 枫木八孔竖笛 德式巴洛克式 送指法图',
    subtitle: '木头的声音比塑料圆一点，课堂够用，在家也想多吹几遍。',
    brand: 'xianwai',
    category: 'stationeryWind',
    look: { emoji: '1fa88', saturation: 0.6, rotate: 6, beside: ['1f3bc'] },
    priceYuan: 88,
    options: [
      { name: '指法', values: [{ value: '德式' }, { value: '巴洛克式' }] },
      { name: '木料', values: [{ value: '枫木' }, { value: '梨木', surchargeYuan: 40 }] },
    ],
    parameters: [
      ['适用人群', '学生'],
      ['材质', '木'],
      ['调', 'C 调高音'],
      ['孔', '8 孔'],
      ['结构', '三节可拆'],
      ['长度', '33 厘米'],
      ['随附', '布袋、通条、软膏、指法图'],
    ],
    tags: ['音准逐支调'],
    salesCount: 4150,
    weightGrams: 190,
    story: [
      ['木头，声音是圆的', '枫木管身内腔抛光，气流过去不毛躁。低音不破，吹《小星星》也像一首曲子。合奏时也不刺耳。'],
      [
        '德式或巴洛克，先选好',
        '学校多用德式，指法简单；以后想接着学，选巴洛克。两种都逐支对过校音器。拿到手就是准的。',
      ],
      ['吹完，三节拆开', '每天吹不超过半小时，头两周让木头慢慢适应。用通条擦干水汽，接口抹一点软膏，能用好几年。'],
    ],
    reviews: [
      { stars: 5, text: '三年级音乐课用，老师问是不是换了好笛子。' },
      { stars: 5, text: '音准比塑料的稳，高音 mi 不容易破了。', pictures: 1 },
      { stars: 4, text: '接口第一次有点紧，抹了软膏就好拆。' },
      {
        stars: 3,
        text: '孩子用了一周，中间接口那里有点裂纹。',
        reply: '抱歉，木笛怕骤干，吹完若放在暖气旁会裂。这支我们免费换新，请不要再用力旋转。',
      },
    ],
    questions: [['孩子学校没说哪种，选哪个？', '先选德式，多数课本按它写；可问一下音乐老师再下单。']],
  },
] satisfies DemoProduct[];

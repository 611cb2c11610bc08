import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'dengxia-bamboo-paper-lantern',
    title: '灯下 竹骨和纸灯笼夜灯 充电 三档暖光',
    subtitle: '挂在床头或门廊，一团不晃眼的暖光。',
    brand: 'dengxia',
    category: 'homeMoodLight',
    look: { emoji: '1f3ee', saturation: 0.45, hue: 18, brightness: 1.06, beside: ['1f375'] },
    priceYuan: 136,
    vipYuan: 126,
    options: [
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe9dc' },
          { value: '陶土', swatch: '#c27b58' },
        ],
      },
    ],
    parameters: [
      ['色温', '暖光'],
      ['供电', '充电'],
      ['功率', '3 瓦'],
      ['续航', '低档 40 小时'],
      ['尺寸', '直径 18 × 高 26 厘米'],
      ['充电口', 'USB-C'],
      ['骨架', '毛竹篾'],
      ['罩面', '构树皮纸'],
    ],
    tags: ['一年质保'],
    salesCount: 209,
    weightGrams: 540,
    story: [
      [
        '光从纸里慢慢透出来',
        '罩面是构树皮手抄纸，纤维看得见。三瓦灯珠藏在底座里往上照，整只灯是匀的，没有刺眼的亮点。',
      ],
      ['拔下来，提着走', '充满电低档能亮四十小时，停电、露营、半夜去厨房都能提着。提梁是整根竹条烤弯的，不硌手。'],
      ['破了可以自己糊', '竹骨可以拆下，随盒附一张替换纸和一小包糯米胶。纸旧了撕掉重糊，一盏灯能用很多年。'],
    ],
    reviews: [
      { stars: 5, text: '光很柔，放在床头喂夜奶不会晃醒孩子。' },
      { stars: 5, text: '比图片素雅，纸的纹理很美，出门露营也带上了。', pictures: 1 },
      { stars: 4, text: '三档差别不太大，希望有更暗的一档。' },
    ],
  },
] satisfies DemoProduct[];

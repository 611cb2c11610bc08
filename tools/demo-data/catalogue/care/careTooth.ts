import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'care-soft-toothbrush',
    title: '润物 宽头软毛牙刷 竹柄 细丝 4 支 独立装',
    subtitle: '刷毛细到 0.15 毫米，牙龈不刺，柄可以拧下回收',
    brand: 'runwu',
    category: 'careTooth',
    look: { emoji: '1faa5', rotate: -14, saturation: 0.6, hue: 40 },
    priceYuan: 29.9,
    vipYuan: 27.9,
    formerYuan: 34.9,
    options: [
      {
        name: '颜色',
        values: [
          { value: '燕麦', swatch: '#d9c9a8' },
          { value: '雾蓝', swatch: '#8ea5b5' },
          { value: '墨黑', swatch: '#35332f' },
        ],
      },
      { name: '规格', values: [{ value: '4 支' }, { value: '8 支', surchargeYuan: 24 }] },
    ],
    parameters: [
      ['材质', '竹'],
      ['适用人群', '成人'],
      ['刷毛直径', '0.15 毫米'],
      ['刷头', '宽 13 毫米'],
      ['柄', '碳化竹'],
      ['更换周期', '三个月'],
    ],
    tags: [],
    salesCount: 10860,
    weightGrams: 80,
    story: [
      ['细丝刷得到缝里', '0.15 毫米的软毛，一支约九百根，宽头一次能带到两颗牙。用惯硬毛的人，头两天会觉得像没用力。'],
      ['竹柄握着是暖的', '碳化竹不易发霉，握起来不滑。刷头是可拆的，换头不换柄，拆下来的竹柄能当标签插在花盆里。'],
      ['三个月换一次头', '毛一旦张开就该换了。四支独立封袋，刻着一二三四的小圈，家里人各认各的，不会用混。'],
    ],
    reviews: [
      { stars: 5, text: '毛真的软，刷牙龈边上也不疼，但刷得挺干净。', pictures: 1 },
      { stars: 5, text: '家里四个人一人一支，圈不一样，不会拿错。' },
      { stars: 4, text: '宽头刷后槽牙有点顶，习惯了就好。' },
      {
        stars: 3,
        text: '有一支柄上有根毛刺，磨了磨才敢用。',
        reply: '抱歉，竹子没磨平，已给您补寄两支，旧的不用寄回。',
      },
    ],
    questions: [['竹柄会发霉吗？', '碳化过，甩干后刷头朝上立着放，一般不会。']],
  },
] satisfies DemoProduct[];

import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'mangu-canvas-tote',
    title: '漫谷 帆布托特袋 12 安 内袋拉链 13 升',
    subtitle: '买菜、去图书馆、装换洗衣服，一只就够。',
    brand: 'mangu',
    category: 'bagsTote',
    look: { emoji: '1f6cd-fe0f', saturation: 0.45, hue: 20, brightness: 1.05, beside: ['1f4da', '1f34b'] },
    priceYuan: 59,
    formerYuan: 69,
    options: [
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe9dc' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '雾蓝', swatch: '#8ea6c4' },
        ],
      },
      { name: '规格', values: [{ value: '13 升' }, { value: '22 升', surchargeYuan: 20 }] },
    ],
    notMade: ['雾蓝/22 升'],
    parameters: [
      ['材质', '帆布'],
      ['适用场景', '日常'],
      ['容量', '13 升'],
      ['尺寸', '40 × 35 × 10 厘米'],
      ['内袋', '拉链袋 1'],
      ['洗涤', '30 ℃ 网袋机洗'],
      ['承重', '10 千克'],
    ],
    tags: ['开线免费修'],
    salesCount: 7340,
    weightGrams: 320,
    story: [
      ['结实得能装一箱水', '十二安帆布，底部与提手缝口打了四道回针，提手织带一直缝到袋底。十公斤装着走两站路没问题。'],
      [
        '里面有一个口袋',
        '内侧拉链袋放钥匙和公交卡，外面没有印字，颜色素。袋底有硬托，放下不塌。图书馆借四本书正好放平。',
      ],
      ['洗完还是原来的样子', '帆布预缩过，三十度机洗后拉平晾干。墨黑的头一次单独洗，会掉一点浮色，是正常现象。'],
    ],
    reviews: [
      { stars: 5, text: '去菜市场买一大堆都放得下，提手不勒手。', pictures: 2 },
      { stars: 5, text: '内袋很实用，公交卡不用翻半天。' },
      { stars: 4, text: '有点厚，夏天装轻东西会觉得硬。' },
      { stars: 4, text: '米白耐脏，一个月洗一次没变形。' },
    ],
  },
] satisfies DemoProduct[];

import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'fresh-shiitake',
    title: '田野集 椴木鲜香菇 厚肉短柄 当天采 500 克',
    subtitle: '菌盖厚、香气足，炖鸡一锅放五六朵就够',
    brand: 'tianye',
    category: 'freshMushroom',
    look: { emoji: '1f344', saturation: 0.42, hue: 38, brightness: 0.82 },
    priceYuan: 28.9,
    options: [{ name: '规格', values: [{ value: '500 克' }, { value: '1 千克', surchargeYuan: 24 }] }],
    parameters: [
      ['种植方式', '林下'],
      ['适合做法', '炖煮'],
      ['产地', '福建古田'],
      ['菌盖', '4–6 厘米'],
      ['净含量', '500 克'],
      ['贮存', '冷藏 7 天'],
    ],
    tags: ['当天采发'],
    salesCount: 1875,
    weightGrams: 560,
    story: [
      ['在木头上长出来的', '用栎木段接种，放在林子里，十个月才出头一茬。长得慢，肉就厚，闻起来有木头的香气。'],
      ['趁没开伞就采下', '菌盖边缘还往里卷的时候采，肉紧，汁水在里面。凌晨采，上午挑，下午发，路上垫吸水纸。'],
      ['别泡水，擦一擦', '香菇吸水，泡了味道就淡。用湿布擦干净，剪掉柄尾。吃不完切片晒两天，变成干菇更香。'],
    ],
    reviews: [
      { stars: 5, text: '肉厚得像小面包，炖鸡汤香得很，柄也短不压秤。' },
      { stars: 5, text: '早上采的隔天就到了，掰开还是白的。', pictures: 1 },
      { stars: 4, text: '大小不太一样，小的炒菜大的炖，倒也合适。' },
    ],
    questions: [['表面有白绒毛能吃吗？', '那是菌丝，采后会继续长一点，擦掉就能吃。']],
  },
] satisfies DemoProduct[];

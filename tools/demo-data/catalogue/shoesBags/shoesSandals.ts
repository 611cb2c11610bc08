import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'zhaomu-strap-sandals',
    title: '朝暮 细带粗跟凉鞋 跟高 4 厘米 牛皮',
    subtitle: '一根细带绕过脚踝，走一天也不掉跟。',
    brand: 'zhaomu',
    category: 'shoesSandals',
    look: { emoji: '1f461', saturation: 0.5, hue: 25, brightness: 1.02, beside: ['1f452'] },
    priceYuan: 259,
    vipYuan: 239,
    options: [
      {
        name: '颜色',
        values: [
          { value: '燕麦', swatch: '#d8cbb4' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '豆沙红', swatch: '#b5736b' },
        ],
      },
      { name: '尺码', values: [{ value: '35' }, { value: '36' }, { value: '37' }, { value: '38' }, { value: '39' }] },
    ],
    soldOut: ['豆沙红/35'],
    parameters: [
      ['适用人群', '女'],
      ['鞋面', '牛皮'],
      ['跟高', '4 厘米'],
      ['跟型', '粗跟'],
      ['扣件', '针扣，5 档'],
      ['鞋底', '橡胶'],
      ['内里', '羊皮'],
    ],
    tags: ['三十天试穿'],
    salesCount: 1289,
    weightGrams: 480,
    story: [
      ['粗跟，一天都站得住', '跟宽三厘米半，前掌垫三毫米，展会上站一天脚心不烫。跟底贴防滑片，地砖湿了也走得稳。'],
      [
        '细带有五个孔',
        '脚踝针扣五档，脚背薄也拉得紧，走路不掉跟。扣子拉到位有响声，不用低头再确认。备用扣带随盒附一根。',
      ],
      [
        '光脚穿也舒服',
        '羊皮内里不粘汗，脚趾前面留空一厘米。晚上回家用湿布擦，阴干即可，不要泡水。收纳时带子不要对折。',
      ],
    ],
    reviews: [
      { stars: 5, text: '穿着逛了一天没磨破脚，跟高刚刚好。' },
      { stars: 4, text: '颜色很温柔，扣子要小心，第五孔有点紧。', pictures: 1 },
      { stars: 5, text: '搭连衣裙特别好看，走路声音也不大。' },
    ],
  },
] satisfies DemoProduct[];

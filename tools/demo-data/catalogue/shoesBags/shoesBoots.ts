import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'sushe-suede-boots',
    title: '素舍 绒面长靴 平跟 3 厘米 侧拉链',
    subtitle: '靴筒宽一点，套进牛仔裤刚好，不显粗。',
    brand: 'sushe',
    category: 'shoesBoots',
    look: { emoji: '1f462', saturation: 0.45, hue: 20, brightness: 0.98 },
    priceYuan: 529,
    formerYuan: 599,
    options: [
      {
        name: '颜色',
        values: [
          { value: '沙棕', swatch: '#b08a62' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '云灰', swatch: '#b9bdc3' },
        ],
      },
      {
        name: '尺码',
        values: [{ value: '35' }, { value: '36' }, { value: '37' }, { value: '38' }, { value: '39' }, { value: '40' }],
      },
    ],
    soldOut: ['云灰/35', '墨黑/40'],
    parameters: [
      ['适用人群', '女'],
      ['鞋面', '牛皮'],
      ['靴筒', '高 34 厘米，围 36 厘米'],
      ['跟高', '3 厘米'],
      ['内里', '羊毛混纺'],
      ['拉链', '侧开，内侧加绒挡'],
      ['鞋底', '橡胶防滑'],
    ],
    tags: ['三十天试穿'],
    salesCount: 173,
    weightGrams: 1250,
    story: [
      ['进得去，也出得来', '侧拉链一直到脚踝，抬脚就能进。靴筒围三十六厘米，套薄绒裤不紧，脱的时候不用坐下来拽。'],
      ['绒面要干着刷', '磨砂牛皮配专用绒刷，随盒附一把。沾了雨先阴干再刷，别用湿布擦，绒会顺着一个方向起来。'],
      [
        '里面有一层羊毛',
        '脚底到脚踝一层羊毛混纺，十度左右穿单袜就够暖。鞋垫可拆，洗完晾干再放回去。零下的天气再加一双厚袜。',
      ],
    ],
    reviews: [
      { stars: 5, text: '绒面很细，搭长裙长裤都好看，靴筒不勒小腿。', pictures: 1 },
      { stars: 5, text: '冬天通勤穿了半个月，脚不冷，鞋底也不滑。' },
      { stars: 4, text: '容易沾灰，要勤刷，刷子送得很贴心。' },
      { stars: 3, text: '我小腿偏细，靴筒有点空，想要窄款。', reply: '谢谢您的建议，窄筒款预计春季上，届时会通知您。' },
    ],
    questions: [['下雪天能穿吗？', '干雪可以，化雪的湿地不建议，绒面吸水后要阴干再刷。']],
  },
] satisfies DemoProduct[];

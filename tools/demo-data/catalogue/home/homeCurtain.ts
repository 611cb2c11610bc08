import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'jianzhi-linen-curtain',
    title: '简织 亚麻混纺窗帘 遮光 75% 一片装',
    subtitle: '白天透一点柔光，晚上拉上就是安静的房间。',
    brand: 'jianzhi',
    category: 'homeCurtain',
    look: { emoji: 'drawn-curtain', saturation: 0.9 },
    priceYuan: 159,
    options: [
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe9dc' },
          { value: '云灰', swatch: '#b9bdc3' },
          { value: '青绿', swatch: '#6f9c86' },
        ],
      },
      { name: '规格', values: [{ value: '宽 1.5 米' }, { value: '宽 2 米', surchargeYuan: 50 }] },
    ],
    notMade: ['青绿/宽 2 米'],
    parameters: [
      ['材质', '棉麻'],
      ['适用季节', '四季'],
      ['成分', '亚麻 55% 聚酯 45%'],
      ['遮光率', '75%'],
      ['高', '2.7 米，可免费裁短'],
      ['挂法', '打孔或挂钩'],
      ['洗涤', '30 ℃ 轻柔机洗'],
    ],
    tags: ['免费裁短', '七天无理由'],
    salesCount: 688,
    weightGrams: 1500,
    story: [
      [
        '早上的光是柔的',
        '遮光率七成半，阳光透进来变成一层雾。午睡够暗，起床不会一下子被晃醒，街上的路灯也挡住了大半。',
      ],
      [
        '垂得直，不起球',
        '亚麻混一点聚酯，垂坠比纯麻好，洗后不会缩一截。下摆包铅条，风吹过来也不乱飘。晾到半干再挂上就平。',
      ],
      ['高度帮你裁好', '标准高两米七，下单备注需要的尺寸，我们免费裁短包边。打孔与挂钩两种挂法，孔圈是静音的。'],
    ],
    reviews: [
      { stars: 5, text: '垂感很好，拉开很安静，光线很舒服。' },
      { stars: 4, text: '颜色和图片一致，比想的薄一点，不过遮光够用。', pictures: 1 },
      { stars: 5, text: '备注裁到两米四，做得刚刚好，一厘米不差。' },
      {
        stars: 3,
        text: '寄来有折痕，挂了三天才平，建议卷着寄。',
        reply: '谢谢建议。喷点水挂一晚会平得快，卷装我们在试。',
      },
    ],
    questions: [['需要买几片？', '按窗宽的 1.8 倍算，1.5 米的窗建议买两片 1.5 米的。']],
  },
] satisfies DemoProduct[];

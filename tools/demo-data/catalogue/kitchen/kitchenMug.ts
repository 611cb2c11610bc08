import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'manwu-stoneware-mug',
    title: '慢物 粗陶马克杯 320 毫升 窑变釉',
    subtitle: '握着有点粗，喝着很顺，每只釉色都不同。',
    brand: 'manwu',
    category: 'kitchenMug',
    look: { emoji: '2615', saturation: 0.7, beside: ['1f36a'] },
    priceYuan: 59,
    formerYuan: 69,
    options: [
      {
        name: '颜色',
        values: [
          { value: '云灰', swatch: '#b9bdc3' },
          { value: '陶土', swatch: '#c27b58' },
          { value: '雾蓝', swatch: '#8ea6c4' },
        ],
      },
    ],
    parameters: [
      ['材质', '陶瓷'],
      ['容量段', '300–500 毫升'],
      ['容量', '320 毫升'],
      ['口径', '8.5 厘米'],
      ['工艺', '窑变釉，还原烧'],
      ['微波炉', '可用'],
      ['洗碗机', '可用'],
    ],
    tags: ['破损包换'],
    salesCount: 3044,
    weightGrams: 380,
    story: [
      ['火替它画了花纹', '釉料里的铁和钛在窑里流动，降温时析出细纹。同一窑出来，没有两只一样，发货随机，颜色相近。'],
      ['外面粗，里面滑', '杯身下半截露出粗陶，握着不打滑。里面满釉，咖啡渍一冲就掉，杯口磨圆，唇感很顺。不挂渍。'],
      ['三根手指穿得过', '杯把的圈能放下三根手指，冬天端着不烫。杯底有一圈软木色的素胎，放木桌上不划。杯子不会烫桌。'],
    ],
    reviews: [
      { stars: 5, text: '釉色像一小片天，办公室同事都问链接。' },
      { stars: 5, text: '粗陶摸着很踏实，三根手指刚好伸进去。', followUp: '用了两个月，没有茶渍。', pictures: 2 },
      { stars: 4, text: '杯子偏重，手小的人洗的时候要小心点。' },
      {
        stars: 3,
        text: '底部素胎有点粗，在玻璃桌上有摩擦声。',
        reply: '谢谢反馈，我们会再细磨一遍。已给您补寄一片软木杯垫。',
      },
    ],
    questions: [['收到的颜色和图片一样吗？', '同一色系，窑变花纹每只不同，发货随机。']],
  },
] satisfies DemoProduct[];

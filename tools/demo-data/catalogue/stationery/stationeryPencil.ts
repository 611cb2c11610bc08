import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'stationery-graphite-pencils',
    title: '纸笔间 椴木六角铅笔 12 支 不易断芯',
    subtitle: '芯和木杆全程胶合，掉地上不碎芯，小学生一支写到手指短。',
    brand: 'zhibi',
    category: 'stationeryPencil',
    look: { emoji: '270f-fe0f', saturation: 0.65, rotate: -4, beside: ['1f4d3'] },
    priceYuan: 19.9,
    options: [{ name: '硬度', values: [{ value: 'HB' }, { value: '2H' }, { value: '2B' }, { value: '4B 绘图' }] }],
    parameters: [
      ['用途', '书写'],
      ['笔身材质', '木'],
      ['数量', '12 支'],
      ['芯径', '2.2 毫米'],
      ['笔长', '178 毫米'],
      ['涂层', '水性漆，无铅'],
      ['随附', '卷笔器、橡皮'],
    ],
    tags: ['学生用品安全通则'],
    salesCount: 2890,
    weightGrams: 120,
    story: [
      [
        '摔三次，芯还是一整根',
        '笔芯和椴木用胶从头粘到尾，不是只粘两端。从课桌掉到水磨石地，削开来还是一根，接着写就是。',
      ],
      ['木头软，好削', '椴木纹理细，卷笔器转两圈就出尖，不起毛。木屑是整片的，不掉一桌。孩子自己就能收拾干净。'],
      ['漆是水性的，放心', '六角杆涂三道水性漆，咬到也没有味道。杆尾留白一段，可以写名字。捡到的人也知道该还给谁。'],
    ],
    reviews: [
      { stars: 5, text: '一年级消耗品，这盒用了快两个月，很少断。' },
      { stars: 5, text: '2B 涂答题卡黑，擦得也干净。' },
      { stars: 4, text: '送的卷笔器一般，铅笔本身没毛病。' },
      { stars: 5, text: '能写名字那段太有用，班里铅笔都长一样。', pictures: 1 },
    ],
  },
] satisfies DemoProduct[];

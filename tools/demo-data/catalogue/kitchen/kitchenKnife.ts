import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'zaojian-chef-knife',
    title: '灶间 主厨刀 18 厘米 夹钢锻打 橡木柄',
    subtitle: '切肉切菜一把够，钝了寄回来我们帮您磨。',
    brand: 'zaojian',
    category: 'kitchenKnife',
    look: { emoji: '1f52a', saturation: 0.6, beside: ['1f345', '1f955'] },
    priceYuan: 189,
    vipYuan: 175,
    formerYuan: 219,
    options: [{ name: '规格', values: [{ value: '18 厘米' }, { value: '21 厘米', surchargeYuan: 30 }] }],
    parameters: [
      ['材质', '碳钢'],
      ['用途', '切配'],
      ['刃长', '18 厘米'],
      ['硬度', '60 HRC'],
      ['刃角', '15 度'],
      ['柄', '橡木'],
      ['洗碗机', '不可用'],
    ],
    tags: ['三年免费磨刀'],
    salesCount: 1342,
    weightGrams: 360,
    story: [
      ['夹钢，磨得回来', '刃口夹高碳钢，两侧是软钢，锋利又不容易崩。钝了寄回来，我们用水石给你磨到能轻松划开一张纸。'],
      ['刀重，手就轻', '整刀三百六十克，重心在食指位，切萝卜顺着重量往下走。刀背打磨圆，握久了不硌虎口。'],
      [
        '用完擦干挂起来',
        '高碳钢怕水，洗完立刻擦干，一个月擦一次山茶油。冷冻肉和骨头不要剁，刃口会崩。切完柠檬尽快冲洗。',
      ],
    ],
    reviews: [
      {
        stars: 5,
        text: '切番茄一刀不流汁，手感比以前那把轻。',
        followUp: '两个月磨了一次，几分钟就锋利了。',
        pictures: 1,
      },
      { stars: 5, text: '橡木柄握着很稳，切肉片能切得很薄。' },
      { stars: 4, text: '夹钢怕水，我忘记擦一次就起了锈点，擦掉就好。' },
      {
        stars: 3,
        text: '没有配刀鞘，放抽屉里还得自己找东西套。',
        reply: '谢谢建议，木刀鞘已可单买，给您补了一个布套。',
      },
    ],
    questions: [['磨刀怎么寄？', '在订单里点申请售后选磨刀，刀套上纸壳寄来，来回约一周。']],
  },
  {
    slug: 'zaojian-fruit-knife',
    title: '灶间 水果刀 12 厘米 带榉木刀鞘 不锈钢',
    subtitle: '放在餐桌边也安心，削苹果一圈不断。',
    brand: 'zaojian',
    category: 'kitchenKnife',
    look: { emoji: '1f52a', saturation: 0.5, hue: 100, rotate: 24, brightness: 1.05 },
    priceYuan: 45,
    options: [
      {
        name: '颜色',
        values: [
          { value: '酒红', swatch: '#7a3f45' },
          { value: '墨绿', swatch: '#46594f' },
        ],
      },
    ],
    parameters: [
      ['材质', '不锈钢'],
      ['用途', '切配'],
      ['刃长', '12 厘米'],
      ['硬度', '56 HRC'],
      ['刃厚', '1.6 毫米'],
      ['刀鞘', '榉木'],
      ['洗碗机', '不建议'],
    ],
    tags: ['三年免费磨刀'],
    salesCount: 674,
    weightGrams: 120,
    story: [
      ['薄一点，削得顺', '刃厚一点六毫米，贴着果皮走不吃肉。刃长十二厘米，削苹果、切橙子、开小西瓜都够得着。'],
      ['有鞘，就不怕乱放', '榉木刀鞘里嵌了一小块磁铁，插进去会轻轻吸住，倒拿不掉。带去露营、放办公室抽屉都放心。'],
      ['不锈，不挑人', '用的是不锈钢，切完柠檬冲一下擦干就行。柄身收腰，小手大手都握得住，孩子使用请大人在旁边。'],
    ],
    reviews: [
      { stars: 5, text: '刀鞘有磁铁很巧，放包里带去野餐也不怕。', pictures: 1 },
      { stars: 5, text: '削苹果皮能一圈不断，大小很顺手。' },
      { stars: 4, text: '刀很快，刚用时割到一次手，大家小心点。' },
    ],
  },
] satisfies DemoProduct[];

import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'food-curry-rice',
    title: '朴食 即食咖喱饭 大块牛肉 微波 2 分钟 4 盒',
    subtitle: '看得见肉块和土豆，加班晚了两分钟就有热饭',
    brand: 'pushi',
    category: 'foodInstant',
    look: { emoji: '1f35b', saturation: 0.7 },
    priceYuan: 59.9,
    formerYuan: 68.9,
    options: [
      { name: '口味', values: [{ value: '咖喱牛肉' }, { value: '咖喱鸡肉' }, { value: '番茄牛腩' }] },
      { name: '规格', values: [{ value: '4 盒' }, { value: '8 盒', surchargeYuan: 54 }] },
    ],
    parameters: [
      ['储存方式', '常温'],
      ['加热方式', '微波'],
      ['净含量', '320 克 × 4'],
      ['肉含量', '不低于 18%'],
      ['防腐剂', '不添加'],
      ['保质期', '10 个月'],
    ],
    tags: [],
    salesCount: 7391,
    weightGrams: 1480,
    story: [
      [
        '肉有拇指那么大',
        '牛肉切两厘米见方，先煎后炖一个半小时，再和土豆胡萝卜一起收汁。每盒 320 克，肉不少于五十八克。',
      ],
      ['米饭和咖喱分开', '饭用东北粳米，和酱料分两格封装，不会泡烂。撕开一角，微波加热两分钟，拌一拌就能吃。'],
      ['常温放得住', '高温杀菌，不用冷藏，也不加防腐剂。办公室抽屉里备两盒，比半夜饿着等外卖踏实一些。'],
    ],
    reviews: [
      { stars: 5, text: '肉真的是块，不是渣。晚上加班两分钟吃上热饭，很满足。' },
      { stars: 4, text: '咖喱味偏日式，微甜，想要辣的得自己加。' },
      { stars: 5, text: '给住校的孩子买的，用热水隔着泡也能热。', pictures: 1 },
      {
        stars: 3,
        text: '饭的量对我一个大男人不太够，得配个面包。',
        reply: '谢谢反馈，我们正在做 420 克的大份装，预计下月上架。',
      },
    ],
    questions: [['没有微波炉怎么热？', '酱包和饭盒隔着热水泡八分钟也可以。']],
  },
  {
    slug: 'food-mushroom-soup',
    title: '朴食 冻干菌菇蛋花汤 开水冲泡 10 克 12 块',
    subtitle: '热水一冲就是一碗汤，菌子是整片的',
    brand: 'pushi',
    category: 'foodInstant',
    look: { emoji: '1f372', rotate: -4, saturation: 0.68, beside: ['1f344', '1f95a'] },
    priceYuan: 33.9,
    options: [
      {
        name: '口味',
        values: [{ value: '菌菇蛋花' }, { value: '番茄蛋花' }, { value: '紫菜虾皮' }, { value: '三味混装' }],
      },
    ],
    parameters: [
      ['储存方式', '常温'],
      ['加热方式', '开水冲泡'],
      ['净含量', '10 克 × 12'],
      ['钠', '每块 520 毫克'],
      ['工艺', '真空冻干'],
      ['保质期', '12 个月'],
    ],
    tags: [],
    salesCount: 3066,
    weightGrams: 260,
    story: [
      ['冻干以前先煮成汤', '不是把干料和调料拌一起，是真煮一锅汤，再速冻抽干水分。所以一泡就回到刚煮好的样子。'],
      ['看得清的四种菌子', '香菇、蟹味菇、平菇、木耳，切成整片。蛋花是薄薄的大片，葱花也是绿的，不是一碗碎末。'],
      ['180 毫升水刚刚好', '一块配一小碗水，等三十秒，搅一下。钠比常见的方便汤少两成，口淡的人可以多加一点水。'],
    ],
    reviews: [
      { stars: 5, text: '中午带饭配一碗这个，感觉这顿饭完整了。' },
      { stars: 5, text: '菌菇是一片一片的，蛋花也多，很像家里做的。', pictures: 1 },
      { stars: 4, of: ['三味混装'], text: '番茄的偏酸，混装里我更喜欢紫菜虾皮。' },
      { stars: 4, text: '外盒有点压瘪，里面的小包都好。' },
    ],
  },
] satisfies DemoProduct[];

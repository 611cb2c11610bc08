import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'fresh-shrimp-live',
    title: '海味坊 盐冻厄瓜多尔白虾 船上速冻 1.5 千克',
    subtitle: '船上盐水速冻，只只分明，白灼壳好剥',
    brand: 'haiwei',
    category: 'freshShellfish',
    look: { emoji: '1f990', saturation: 0.7, beside: ['1f34b', '1f9c4'] },
    priceYuan: 109,
    vipYuan: 99,
    formerYuan: 128,
    options: [
      {
        name: '规格',
        values: [
          { value: '40–50 只' },
          { value: '30–40 只', surchargeYuan: 20 },
          { value: '20–30 只', surchargeYuan: 50 },
        ],
      },
    ],
    parameters: [
      ['储存方式', '冷冻'],
      ['处理方式', '整只'],
      ['产地', '厄瓜多尔'],
      ['净含量', '1.5 千克'],
      ['包冰率', '低于 5%'],
      ['保质期', '18 个月'],
    ],
    tags: ['冷链发货', '化冻包赔'],
    salesCount: 13480,
    weightGrams: 1900,
    story: [
      ['捞上来就冻住', '饱和盐水零下二十度速冻，四十分钟冻透。水分没跑，化开以后虾身是弹的，头也不发黑。'],
      ['净重是真的净重', '标一千五百克，去掉冰不少于一千四百五十。到家可以称一称，不够的部分我们按克退给您。'],
      ['流水冲五分钟就化', '取要吃的量，流水冲到散开，水开下锅，两分钟变红卷起来就捞。自带一点咸味，不用再放盐。'],
    ],
    reviews: [
      { stars: 5, text: '一只一只是散的，倒多少拿多少，白灼鲜甜。', pictures: 2 },
      { stars: 5, text: '称了一下去冰 1460 克，很实在。' },
      { stars: 4, text: '略微有点咸，做的时候真不用再加盐。' },
      {
        stars: 3,
        text: '有十来只断头的，不影响吃，摆盘不好看。',
        reply: '抱歉，颠簸时容易断头，这次给您退了一部分，外箱也换了硬格。',
      },
    ],
    questions: [['有虾线吗？', '有，挑背部第二节一拉就出来。']],
  },
  {
    slug: 'fresh-oyster-rushan',
    title: '海味坊 乳山鲜活生蚝 二倍体 带壳 5 斤 附开壳刀',
    subtitle: '出海当天发，蒸八分钟，壳里一汪清水',
    brand: 'haiwei',
    category: 'freshShellfish',
    look: { emoji: '1f9aa', rotate: -8, saturation: 0.65 },
    priceYuan: 66,
    options: [
      {
        name: '大小',
        values: [
          { value: '中号 4–5 只一斤' },
          { value: '大号 3–4 只一斤', surchargeYuan: 16 },
          { value: '特大 2–3 只一斤', surchargeYuan: 36 },
        ],
      },
    ],
    soldOut: ['特大 2–3 只一斤'],
    parameters: [
      ['储存方式', '冷藏'],
      ['处理方式', '整只'],
      ['产地', '山东乳山'],
      ['净含量', '2.5 千克'],
      ['附件', '开壳刀、手套'],
      ['保质期', '冷藏 3 天'],
    ],
    tags: ['死蚝包赔'],
    salesCount: 2570,
    weightGrams: 3000,
    story: [
      ['上午还在海里养着', '筏架养两年，出海捞上来冲净泥，净化池里吐沙二十四小时，下午装箱发出，隔天到您家。'],
      ['蒸的时候凸面朝下', '水开上锅，八分钟，开口就能吃，汤汁留在壳里。不开口的别硬撬，拍照给我们，按个数赔。'],
      ['一箱带刀和手套', '箱里附开壳刀和一只厚手套。收到先用刷子刷一刷壳，平放冷藏，盖湿毛巾，三天内吃完。'],
    ],
    reviews: [
      { stars: 5, text: '很肥，蒸出来汤都是鲜的，蒜蓉烤了一半。', pictures: 3 },
      { stars: 4, text: '三十个里死了两个，按说明赔了，其余都活着。' },
      { stars: 5, text: '手套和刀很贴心，新手也撬得开。' },
      {
        stars: 4,
        of: ['中号 4–5 只一斤'],
        text: '泥有点多，刷了十五分钟，肉是真鲜。',
        followUp: '又买了大号的，比中号肥一圈。',
      },
    ],
  },
] satisfies DemoProduct[];

import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'fresh-tangerine-ponkan',
    title: '果时 四川春见耙耙柑 单果 200 克起 5 斤',
    subtitle: '皮好剥、没有籽，一瓣咬开都是汁',
    brand: 'guoshi',
    category: 'freshCitrus',
    look: { emoji: '1f34a', rotate: -6, saturation: 0.75, beside: ['1f343'] },
    priceYuan: 49.9,
    vipYuan: 45.9,
    formerYuan: 58.9,
    options: [{ name: '规格', values: [{ value: '5 斤' }, { value: '9 斤', surchargeYuan: 34 }] }],
    parameters: [
      ['产地', '四川'],
      ['口感', '多汁'],
      ['品种', '春见'],
      ['单果重', '200–280 克'],
      ['糖度', '14 度以上'],
      ['贮存', '阴凉通风'],
      ['净含量', '2.5 千克'],
    ],
    tags: ['坏果包赔'],
    salesCount: 18450,
    weightGrams: 2800,
    story: [
      ['套袋挂到正月', '春见怕冻，果子套着袋在树上越冬，二月才摘。多挂两个月，酸退下去，糖度上到十四度。'],
      ['一剥一整张皮', '皮和肉之间是松的，大拇指一按就开，不溅汁。瓣膜很薄，可以连着吃，没有籽，孩子自己就能剥。'],
      ['放两天会更甜', '刚摘的带一点酸，室温放两三天，皮微微变软的时候正好。天冷不用进冰箱，阴凉处摊开放着就行。'],
    ],
    reviews: [
      { stars: 5, text: '汁多得要用纸接着，甜，完全没有渣。', pictures: 2 },
      { stars: 5, text: '九斤一箱，坏了一个，自己给赔了两块多，服务好。' },
      { stars: 4, text: '个头有大有小，不过味道都一样甜。' },
      {
        stars: 3,
        text: '刚到的时候有点酸，按说明放了三天确实甜了，希望多挂一阵再发。',
        reply: '谢谢您的耐心，后面的批次都是熟透再采的。',
      },
    ],
    questions: [['会不会打蜡？', '不打蜡，表皮有自然的斑点，不影响吃。']],
  },
  {
    slug: 'fresh-lemon-anyue',
    title: '果时 安岳尤力克黄柠檬 皮薄多汁 3 斤',
    subtitle: '泡水、腌渍、烤鱼都用得上，一次一颗不浪费',
    brand: 'guoshi',
    category: 'freshCitrus',
    look: { emoji: '1f34b', rotate: 10, saturation: 0.7 },
    priceYuan: 19.9,
    options: [
      {
        name: '果型',
        values: [
          { value: '小果 100 克' },
          { value: '中果 130 克', surchargeYuan: 4 },
          { value: '大果 160 克', surchargeYuan: 8 },
        ],
      },
    ],
    parameters: [
      ['产地', '四川'],
      ['口感', '酸爽'],
      ['品种', '尤力克'],
      ['净含量', '1.5 千克'],
      ['表皮', '不打蜡'],
      ['贮存', '阴凉通风，可冷藏'],
    ],
    tags: [],
    salesCount: 2788,
    weightGrams: 1620,
    story: [
      ['皮也可以放心用', '果子不打蜡、不染色，皮上有一点疤和青斑。用盐搓一搓再冲干净，就可以连皮切片泡水。'],
      ['一颗能挤三十毫升', '尤力克皮薄，掂着沉手。切之前在桌上按着滚两圈，汁更容易出来，中果大约能挤三十毫升。'],
      ['用一半怎么存放', '切面朝下扣在小碟里，放冰箱三天没有问题。也可以切片冻起来，喝水的时候直接丢一片。'],
    ],
    reviews: [
      { stars: 5, text: '不打蜡的看着不亮，但是香，切开一屋子柠檬味。' },
      { stars: 4, text: '汁水多，籽也不少，挤的时候要过滤一下。' },
      { stars: 5, text: '做柠檬茶一个月三斤，都是在这儿买。', pictures: 1 },
    ],
  },
] satisfies DemoProduct[];

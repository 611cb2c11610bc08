import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'fresh-sweet-potato',
    title: '田野集 六鳌蜜薯 沙地红心 单个 200 克 5 斤',
    subtitle: '烤出来流蜜，皮一揭就开，没有丝',
    brand: 'tianye',
    category: 'freshRoot',
    look: { emoji: '1f360', saturation: 0.72 },
    priceYuan: 26.9,
    formerYuan: 32.9,
    options: [
      { name: '果型', values: [{ value: '小果' }, { value: '中果', surchargeYuan: 3 }, { value: '大果' }] },
      { name: '规格', values: [{ value: '5 斤' }, { value: '9 斤', surchargeYuan: 18 }] },
    ],
    soldOut: ['大果/9 斤'],
    parameters: [
      ['种植方式', '露天'],
      ['适合做法', '蒸烤'],
      ['产地', '福建漳浦'],
      ['品种', '六鳌红心'],
      ['净含量', '2.5 千克'],
      ['贮存', '阴凉通风，勿冷藏'],
    ],
    tags: ['坏果包赔'],
    salesCount: 9870,
    weightGrams: 2620,
    story: [
      ['长在海边沙地里', '六鳌的沙地疏松，薯形细长，洗起来没有泥沟。海风带盐分，薯肉密实，烤出来不会发散。'],
      ['挖出来先晾十天', '刚挖的粉，不够甜。我们在棚里晾十天，让淀粉变成糖，烤的时候蜜汁才会从裂口里渗出来。'],
      ['两百度烤五十分钟', '洗净擦干不用包锡纸，烤箱两百度五十分钟，中间翻一次。空气炸锅小果三十五分钟就可以。'],
    ],
    reviews: [
      { stars: 5, text: '空气炸锅烤的，蜜都流出来了，皮一撕就掉。', pictures: 2 },
      { stars: 5, text: '中果大小正合适，当早饭一个管饱，没有丝。' },
      { stars: 4, text: '甜，有一根两头有点干，切掉就行。' },
      {
        stars: 3,
        text: '泥比较多，箱子里都是沙，味道没问题。',
        reply: '带泥能放得久一些，给您添了清洗的麻烦，抱歉。下单可备注要水洗的。',
      },
    ],
    questions: [['能放多久？', '带泥放阴凉通风处可以存三周，不要进冰箱。']],
  },
] satisfies DemoProduct[];

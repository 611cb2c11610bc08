import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'fresh-fish-cake',
    title: '海味坊 手打马鲛鱼糕 鱼肉 80% 250 克 4 包',
    subtitle: '只用鱼肉和一点淀粉，切片煮面、涮锅都弹',
    brand: 'haiwei',
    category: 'freshFish',
    look: { emoji: '1f365', rotate: 12, saturation: 0.65 },
    priceYuan: 49.9,
    options: [{ name: '口味', values: [{ value: '原味' }, { value: '紫菜' }, { value: '芹菜' }] }],
    parameters: [
      ['储存方式', '冷冻'],
      ['处理方式', '去骨'],
      ['产地', '福建东山'],
      ['净含量', '250 克 × 4'],
      ['鱼肉含量', '80%'],
      ['保质期', '6 个月'],
    ],
    tags: ['冷链发货'],
    salesCount: 968,
    weightGrams: 1150,
    story: [
      ['八成是鱼肉', '刮下来的马鲛鱼肉，加盐顺一个方向打上劲，再拌一点木薯粉。鱼味清楚，咬着是弹的，不是面的。'],
      ['没有加味精提鲜', '靠鱼肉自己的鲜，配料表里看不到味精。所以味道不冲，煮面、煮粥或者空口吃都很合适。'],
      ['切片五毫米正好', '不用完全化冻，半冻着更好切。下锅煮三分钟浮起来就行，煎到两面微黄，又是另一种香。'],
    ],
    reviews: [
      { stars: 5, text: '弹牙，鱼味很正，火锅里一下就被抢光了。' },
      { stars: 4, text: '好吃，原味清淡，紫菜的更香一点。' },
      { stars: 5, text: '孩子早餐煮面切几片，省事又不腥。', pictures: 1 },
    ],
    questions: [['有鱼刺吗？', '机器挑过三遍，偶尔会有极细的软刺，给孩子请切薄。']],
  },
] satisfies DemoProduct[];

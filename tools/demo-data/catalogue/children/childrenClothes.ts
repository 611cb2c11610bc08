import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'children-cotton-tshirt',
    title: '棉生 儿童短袖 T 恤 新疆长绒棉 侧边无缝',
    subtitle: '领口一层罗纹不勒脖子，洗二十次不垮，夏天一件接一件穿。',
    brand: 'miansheng',
    category: 'childrenClothes',
    look: { emoji: '1f455', saturation: 0.5, hue: 290, rotate: -3, beside: ['1f9e2'] },
    priceYuan: 59,
    vipYuan: 55,
    options: [
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe8dc' },
          { value: '雾蓝', swatch: '#8fa6bf' },
          { value: '豆绿', swatch: '#a5b58a' },
          { value: '陶土', swatch: '#b9795a' },
        ],
      },
      {
        name: '尺码',
        values: [{ value: '90' }, { value: '100' }, { value: '110' }, { value: '120' }, { value: '130' }],
      },
    ],
    notMade: ['陶土/90'],
    soldOut: ['雾蓝/110', '豆绿/120'],
    parameters: [
      ['适用年龄', '3–6 岁'],
      ['材质', '棉'],
      ['适用季节', '夏'],
      ['克重', '180 克每平方米'],
      ['成分', '棉 100%'],
      ['安全类别', 'B 类'],
      ['洗涤', '30 度机洗，反面晾'],
    ],
    tags: ['吊牌未剪可退'],
    salesCount: 6210,
    weightGrams: 120,
    story: [
      ['侧边没有那条缝', '用圆筒织机一体织出，腋下到下摆没有拼缝，跑一下午也不磨。后领印字代替布标，不用剪。'],
      ['领口拉得开，回得来', '领圈是加了弹力纱的罗纹，大脑袋套得进，洗完还是圆的。肩部两道线加固，扯着玩也不脱线。'],
      [
        '颜色都往灰里走一点',
        '活性染料，低饱和，兄弟姐妹混着穿也搭。头两次浅水泡一下，之后正常机洗。颜色淡得慢，不发旧。',
      ],
    ],
    reviews: [
      { stars: 5, text: '比商场同价的厚实一点，不透。儿子 112 厘米穿 110 刚好，长高买大一码。', pictures: 2 },
      { stars: 5, text: '没有后领标太好了，我家那个以前天天喊扎。' },
      { stars: 4, text: '豆绿比图片偏灰，我挺喜欢，孩子奶奶嫌老气。' },
      {
        stars: 3,
        of: ['陶土'],
        text: '第一次洗掉了点浮色，水有点黄，第二次没有了。',
        reply: '抱歉，陶土色首次水洗会有少量浮色，建议单独冷水洗一次。已记入详情页，感谢提醒。',
      },
    ],
    questions: [['缩水大吗？', '我们出厂前预缩过，30 度机洗长度缩 2% 左右，正常选码就好。']],
  },
  {
    slug: 'children-wool-coat',
    title: '简织 儿童双面呢大衣 含羊毛 70% 手缝边',
    subtitle: '里外都是面，轻而挺括，过年走亲戚和平时上学都穿得出去。',
    brand: 'jianzhi',
    category: 'childrenClothes',
    look: { emoji: '1f9e5', saturation: 0.7, hue: 330, rotate: 2, beside: ['1f9e3'] },
    priceYuan: 399,
    vipYuan: 369,
    formerYuan: 459,
    options: [
      {
        name: '颜色',
        values: [
          { value: '燕麦', swatch: '#d9cbb2' },
          { value: '藏青', swatch: '#3a4a63' },
        ],
      },
      {
        name: '尺码',
        values: [{ value: '110' }, { value: '120' }, { value: '130' }, { value: '140', surchargeYuan: 20 }],
      },
    ],
    parameters: [
      ['适用年龄', '6 岁以上'],
      ['材质', '羊毛'],
      ['适用季节', '冬'],
      ['成分', '羊毛 70%，锦纶 30%'],
      ['重量', '约 620 克（130 码）'],
      ['扣子', '牛角扣'],
      ['洗涤', '干洗'],
    ],
    tags: ['赠备用扣'],
    salesCount: 286,
    weightGrams: 720,
    story: [
      ['一件大衣，没有里布', '两层呢料由手工挑针合在一起，边缘折进去缝，翻开袖口看不见线头。少一层里布，轻一百多克。'],
      ['袖子留了一截长', '袖口内折三厘米，用暗线固定。明年长高，拆开暗线放下来，正好再穿一个冬天，改动不留针眼。'],
      [
        '口袋里装得下两只手',
        '斜插袋开在孩子手自然垂下的位置，内衬摇粒绒。冬天等校车，手揣进去是暖的。袋口有暗扣防掉东西。',
      ],
    ],
    reviews: [
      { stars: 5, text: '手感比想象中软，不扎脖子，里面一件毛衣就够杭州的冬天。', pictures: 1 },
      { stars: 5, text: '袖子能放长这个设计太实在了，130 给七岁的穿，打算穿两年。' },
      { stars: 4, text: '料子好，就是要干洗，男孩子穿一礼拜袖口就黑了。' },
      { stars: 5, text: '藏青很正，毕业合影穿的，挺精神。' },
    ],
    questions: [['身高 125，偏瘦，选哪个码？', '建议 130，袖口可以内折，里面能加一件毛衣。']],
  },
] satisfies DemoProduct[];

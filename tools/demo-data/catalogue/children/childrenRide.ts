import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'children-kick-scooter',
    title: '风起 儿童两轮滑板车 三档调高 一秒折叠',
    subtitle: '从幼儿园骑到小学三年级，把手跟着长高，上楼拎着走。',
    brand: 'fengqi',
    category: 'childrenRide',
    look: { emoji: '1f6f4', saturation: 0.6, hue: 320, beside: ['1f333'] },
    priceYuan: 259,
    vipYuan: 239,
    formerYuan: 299,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8fa6bf' },
          { value: '豆绿', swatch: '#a5b58a' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
    ],
    parameters: [
      ['适用年龄', '6 岁以上'],
      ['用途', '骑行'],
      ['承重', '80 千克'],
      ['把高', '76、82、88 厘米'],
      ['轮径', '145 毫米 PU 轮'],
      ['车重', '3.4 千克'],
      ['刹车', '后轮脚刹'],
      ['车架', '铝合金'],
    ],
    tags: ['两年质保', '轮子可单买'],
    salesCount: 3890,
    weightGrams: 4200,
    story: [
      ['调高不用工具', '立杆有三档卡位，捏开快拆、拉上去、扣紧，孩子看两遍自己会。适合身高 110 到 150 厘米。'],
      ['轮子滚得远，声音小', '145 毫米 PU 轮配封闭轴承，小区地砖上过缝只有轻轻一震。傍晚滑，不会吵到一楼的邻居。'],
      ['脚刹宽了一指', '后挡泥板兼脚刹，加宽到八厘米，踩偏一点也刹得住。坡道先练两次，再让孩子独自下，更稳妥。'],
    ],
    reviews: [
      { stars: 5, text: '装起来就一步，拧把手。孩子滑了一个月，轮子没什么磨损。', pictures: 2 },
      { stars: 5, text: '折叠真快，坐地铁拎着不占地方。' },
      { stars: 4, text: '脚刹踩久了会热，下长坡还是让他下来走。' },
      {
        stars: 5,
        text: '82 厘米档给 125 身高的刚好，还有一档可以长。',
        followUp: '骑了半年，把手胶套有点松，客服寄了一对新的。',
      },
    ],
    questions: [
      ['五岁能骑吗？', '身高到 110 厘米、平衡感好就可以，建议先戴护具在平地练。'],
      ['大人能滑吗？', '承重 80 千克，短途没问题，但把手偏低。'],
    ],
  },
  {
    slug: 'children-bicycle',
    title: '风起 儿童自行车 铝合金车架 可拆辅轮',
    subtitle: '比同尺寸钢架轻三成，倒了自己扶得起来，学会就拆辅轮。',
    brand: 'fengqi',
    category: 'childrenRide',
    look: { emoji: '1f6b2', saturation: 0.55, hue: 140, beside: ['1f332'] },
    priceYuan: 599,
    vipYuan: 559,
    options: [
      {
        name: '颜色',
        values: [
          { value: '青绿', swatch: '#7f9f8f' },
          { value: '米白', swatch: '#efe8dc' },
          { value: '砖红', swatch: '#a35a4a' },
        ],
      },
      {
        name: '轮径',
        values: [
          { value: '14 英寸' },
          { value: '16 英寸', surchargeYuan: 40 },
          { value: '18 英寸', surchargeYuan: 80 },
        ],
      },
    ],
    parameters: [
      ['适用年龄', '3–6 岁'],
      ['用途', '骑行'],
      ['车架', '铝合金'],
      ['车重', '6.9 千克（16 英寸）'],
      ['刹车', '前后碟刹，短握距'],
      ['链条', '全包链罩'],
      ['适合身高', '100–120 厘米（16 英寸）'],
      ['随附', '辅轮、车铃、工具'],
    ],
    tags: ['送货上门', '三年质保'],
    salesCount: 968,
    weightGrams: 9500,
    story: [
      ['轻一点，敢多骑一点', '铝合金车架加细辐条轮，十六英寸整车 6.9 千克。摔倒了孩子自己能扶起来，不用站着等大人。'],
      [
        '小手够得到的刹车',
        '刹把间距缩到四厘米，用两根手指就能捏到底。前后都是线拉碟刹，雨后也不打滑。孩子练车更放心。',
      ],
      ['到家只装四步', '前轮、把手、坐垫、脚踏，附一把扳手，照图二十分钟。辅轮拧两颗螺丝就能拆下。不用另外请师傅。'],
    ],
    reviews: [
      { stars: 5, text: '四岁半，辅轮用了三周就拆了，车轻确实学得快。', pictures: 3 },
      { stars: 5, text: '链条全包，裤脚不会卷进去，这个很重要。' },
      { stars: 4, text: '坐垫偏硬，后来加了个硅胶套。其他都满意。' },
      {
        stars: 3,
        text: '前碟刹有点蹭碟，骑起来沙沙响，自己调了半天。',
        reply: '抱歉影响了第一次骑行。运输颠簸可能让卡钳偏位，客服可视频教您调，也可预约附近门店免费调校。',
      },
    ],
    questions: [['身高 108，选 14 还是 16？', '建议 16 英寸，坐垫放低双脚前掌能着地，能骑到六岁多。']],
  },
] satisfies DemoProduct[];

import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'qingye-straw-tumbler',
    title: '清野 双饮吸管杯 550 毫升 钛内胆 单手开盖',
    subtitle: '吸着喝、直接喝都行，放包里倒过来也不漏。',
    brand: 'qingye',
    category: 'kitchenTravelCup',
    look: { emoji: '1f964', saturation: 0.55, hue: 190 },
    priceYuan: 139,
    vipYuan: 129,
    formerYuan: 159,
    options: [
      {
        name: '颜色',
        values: [
          { value: '青绿', swatch: '#6f9c86' },
          { value: '米白', swatch: '#efe9dc' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '豆沙红', swatch: '#b5736b' },
        ],
      },
      { name: '容量', values: [{ value: '550 毫升' }, { value: '750 毫升', surchargeYuan: 30 }] },
    ],
    notMade: ['豆沙红/750 毫升'],
    soldOut: ['墨黑/550 毫升'],
    parameters: [
      ['材质', '钛'],
      ['容量段', '500 毫升以上'],
      ['容量', '550 毫升'],
      ['保冷', '12 小时'],
      ['内胆', '纯钛'],
      ['吸管', '硅胶，可拆'],
      ['洗碗机', '杯盖可用'],
    ],
    tags: ['两年质保', '漏水包换'],
    salesCount: 7720,
    weightGrams: 310,
    story: [
      ['纯钛内胆，泡茶不变味', '内壁没有涂层，柠檬、茶、咖啡泡一天也没有金属味。残留气味用热水加小苏打泡十分钟就走。'],
      ['一只拇指就打开', '翻盖带锁，装包里锁上，倒过来摇十下不漏。开车时左手一按就开，吸管折进去也吸得到底。'],
      [
        '拆开才洗得干净',
        '杯盖拆成四件，胶圈可以取下来单独洗。吸管配一支细刷，缝里的奶渍刷两下就掉。每周拆洗一次就够了。',
      ],
    ],
    reviews: [
      { stars: 5, text: '泡茶一天没味道，放包里倒过来真没漏。' },
      { stars: 5, text: '单手开盖很顺，通勤挤地铁也好用。', followUp: '用了四个月，胶圈没有发黑。', pictures: 1 },
      { stars: 4, text: '保冷十二小时够，冰块下午还有一点。' },
      { stars: 4, text: '杯盖拆件多，装回去要看一下图。' },
      { stars: 3, text: '吸管头有点硬，孩子用的时候咬不住。', reply: '谢谢反馈，软头吸管单独可选，已免费补寄一支。' },
    ],
    questions: [['可以装热的吗？', '可以，但热饮时先不要用吸管，开直饮口，小心烫。']],
  },
] satisfies DemoProduct[];

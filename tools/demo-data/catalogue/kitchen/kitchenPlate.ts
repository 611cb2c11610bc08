import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'pushi-dinner-plate-set',
    title: '朴食 哑光餐盘组 8 英寸 10 英寸 共四件',
    subtitle: '家常菜放上去，也像认真做过的一顿饭。',
    brand: 'pushi',
    category: 'kitchenPlate',
    look: { emoji: '1f37d-fe0f', saturation: 0.6, beside: ['1f374'] },
    priceYuan: 129,
    vipYuan: 119,
    formerYuan: 149,
    options: [
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe9dc' },
          { value: '云灰', swatch: '#b9bdc3' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
    ],
    soldOut: ['墨黑'],
    parameters: [
      ['材质', '陶瓷'],
      ['可微波', '可以'],
      ['尺寸', '8 英寸 2 只，10 英寸 2 只'],
      ['釉面', '哑光'],
      ['件数', '4 件'],
      ['边沿', '高 2 厘米'],
      ['洗碗机', '可用'],
    ],
    tags: ['破损包换'],
    salesCount: 748,
    weightGrams: 2200,
    story: [
      [
        '哑光釉，不抢菜',
        '釉面不反光，绿的更绿，红的更红。刀叉划过会有浅痕，用小苏打擦一下就没了。深色的菜放米白盘里更清楚。',
      ],
      ['有一点边，盛得住汁', '边沿高两厘米，红烧的汤汁不会流到桌上。大盘放主菜，小盘放面包或凉菜，两人一餐刚好。'],
      ['大套小，放进抽屉', '四只叠起来高六厘米，普通抽屉就能收。盘底磨过一圈，不划桌面，也不划下面那只。取用很轻便。'],
    ],
    reviews: [
      { stars: 5, text: '哑光质感很好，装个番茄炒蛋都好看。' },
      { stars: 4, text: '刀叉会留灰印，小苏打擦掉了，客服提前说过。', pictures: 1 },
      { stars: 5, text: '大小搭配很合理，两个人用刚好。' },
    ],
    questions: [['哑光盘好洗吗？', '油渍用温水加洗洁精就能洗净，金属划痕用小苏打擦。']],
  },
  {
    slug: 'qingci-curry-deep-plate',
    title: '青瓷里 椭圆深盘 24 厘米 咖喱意面 双色釉',
    subtitle: '一半放饭，一半放菜，边高汤汁不外流。',
    brand: 'qingci',
    category: 'kitchenPlate',
    look: { emoji: '1f35b', saturation: 0.55, hue: 5, rotate: -3 },
    priceYuan: 52,
    options: [
      {
        name: '颜色',
        values: [
          { value: '月白', swatch: '#dfe3e0' },
          { value: '陶土', swatch: '#c27b58' },
        ],
      },
    ],
    parameters: [
      ['材质', '陶瓷'],
      ['可微波', '可以'],
      ['尺寸', '24 × 17 × 4.5 厘米'],
      ['容量', '700 毫升'],
      ['釉面', '双色亮釉'],
      ['烤箱', '220 ℃ 以内'],
      ['洗碗机', '可用'],
    ],
    tags: ['破损包换'],
    salesCount: 463,
    weightGrams: 690,
    story: [
      [
        '饭在这边，菜在那边',
        '椭圆形二十四厘米，饭拢在一头，咖喱浇在另一头，吃到后面也不会混成一团。意面、烩饭、蒸鱼块也都合适。',
      ],
      ['四厘米半的边', '盘边斜着往上收，勺子贴着边一推，后面几粒米也舀得起来。焗饭可以直接进二百二十度烤箱。'],
      ['里外是两种釉', '里面亮釉好洗，外面半哑光好握。交界处的釉会自然流动，形成一圈深色的边，每只不同。'],
    ],
    reviews: [
      { stars: 5, text: '吃咖喱太合适了，边高，汤汁一点不漏。' },
      { stars: 4, text: '焗饭用过两次，边上烤焦的地方泡一泡就掉。' },
      { stars: 5, text: '釉色有流动的感觉，四只都不一样。', pictures: 1 },
    ],
  },
] satisfies DemoProduct[];

import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'zaojian-steel-soup-pot',
    title: '灶间 三层钢汤锅 24 厘米 双耳 带刻度',
    subtitle: '炖汤不糊底，内壁有刻度，加水不用猜。',
    brand: 'zaojian',
    category: 'kitchenPot',
    look: { emoji: '1f372', saturation: 0.55, beside: ['1f955'] },
    priceYuan: 219,
    options: [
      {
        name: '规格',
        values: [
          { value: '20 厘米' },
          { value: '24 厘米', surchargeYuan: 30 },
          { value: '28 厘米', surchargeYuan: 80 },
        ],
      },
    ],
    soldOut: ['28 厘米'],
    parameters: [
      ['材质', '不锈钢'],
      ['适用灶具', '燃气电磁通用'],
      ['直径', '24 厘米'],
      ['容量', '5.2 升'],
      ['结构', '三层复合到锅沿'],
      ['锅盖', '钢化玻璃，带气孔'],
      ['洗碗机', '可用'],
    ],
    tags: ['五年质保'],
    salesCount: 1664,
    weightGrams: 2150,
    story: [
      ['三层钢包到锅沿', '内外是不锈钢，中间夹一层铝，从锅底一直包到锅沿。火力匀，熬粥时底下不糊，边上也在滚。'],
      ['刻度压在内壁', '内壁每五百毫升压一道线，煮面、熬汤加多少水看得见。锅沿外翻，倒汤不会顺着锅壁流。'],
      ['汤开了也不扑锅', '玻璃盖留一个气孔，中小火煮粥不容易溢。双耳空心，煮开后垫薄布就能端，整锅可以进洗碗机。'],
    ],
    reviews: [
      { stars: 5, text: '炖了一锅排骨莲藕，底一点没糊，刻度很方便。', pictures: 1 },
      { stars: 5, text: '锅沿倒汤真的不流，洗碗机也能洗。' },
      { stars: 4, text: '新锅内壁有黑印，用白醋煮了一次就干净了。' },
      { stars: 4, text: '盖子的钮有点烫，建议换成胶木的。', reply: '谢谢建议，胶木钮已在试样，您可以先用随附的布套。' },
    ],
    questions: [['收到发现有彩虹纹是坏了吗？', '那是不锈钢受热的氧化色，用白醋加水煮五分钟就会消失，不影响使用。']],
  },
  {
    slug: 'zaojian-enamel-fondue',
    title: '灶间 珐琅小火锅 1.2 升 配酒精炉架 一人用',
    subtitle: '一个人的火锅，也可以化一锅芝士或巧克力。',
    brand: 'zaojian',
    category: 'kitchenPot',
    look: { emoji: '1fad5', saturation: 0.5, hue: 356 },
    priceYuan: 168,
    options: [
      {
        name: '颜色',
        values: [
          { value: '豆沙红', swatch: '#b5736b' },
          { value: '墨绿', swatch: '#46594f' },
          { value: '米白', swatch: '#efe9dc' },
        ],
      },
    ],
    parameters: [
      ['材质', '珐琅'],
      ['适用灶具', '酒精炉'],
      ['容量', '1.2 升'],
      ['口径', '16 厘米'],
      ['随附', '炉架、酒精碗、长叉 4 支'],
      ['把手', '榉木'],
      ['洗碗机', '锅身可用'],
    ],
    tags: ['磕瓷包换'],
    salesCount: 92,
    weightGrams: 2400,
    story: [
      ['一个人，也好好吃', '一点二升，涮一盘肉、半颗白菜、一份面刚好。吃到后面锅还是热的，不用一趟一趟去厨房。'],
      ['珐琅内壁不串味', '内壁白珐琅光滑，昨天涮辣锅，今天化芝士也没有味道。碰到不锈钢勺不会划，硬磕会崩，轻放就好。'],
      [
        '火在下面，稳稳的',
        '炉架三脚，垫了硅胶脚，酒精碗有调火盖。使用时请放在平的隔热垫上，旁边不离人。吃完盖上火盖就灭。',
      ],
    ],
    reviews: [
      { stars: 5, text: '周末一个人煮火锅，小小一只很惬意，锅也好洗。', pictures: 1 },
      { stars: 4, text: '火力不算大，涮厚切肉要等一会儿，薄片刚好。' },
      { stars: 5, text: '用来化巧克力蘸草莓，孩子们玩得很开心。' },
    ],
  },
] satisfies DemoProduct[];

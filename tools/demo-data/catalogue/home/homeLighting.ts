import type { DemoProduct } from '../DemoProduct.ts';

export const homeLightingProducts: readonly DemoProduct[] = [
  {
    slug: 'manwu-warm-globe-bulb',
    title: '慢物 暖光球形灯 无极调光 显色 97',
    subtitle: '饭菜的颜色照得准，拧一下就从亮到暗。',
    brand: 'manwu',
    category: 'homeBulb',
    look: { emoji: '1f4a1', saturation: 0.7 },
    priceYuan: 85,
    vipYuan: 79,
    formerYuan: 99,
    options: [
      { name: '色温', values: [{ value: '暖光' }, { value: '自然光' }] },
      { name: '灯头', values: [{ value: 'E27' }, { value: 'E14' }] },
    ],
    notMade: ['自然光/E14'],
    parameters: [
      ['色温', '暖光'],
      ['供电', '插电'],
      ['功率', '8 瓦'],
      ['光通量', '806 流明'],
      ['显色指数', 'Ra 97'],
      ['调光', '1%–100% 无极'],
      ['尺寸', '直径 9.5 厘米'],
      ['寿命', '25,000 小时'],
    ],
    tags: ['两年质保'],
    salesCount: 3612,
    weightGrams: 180,
    story: [
      ['番茄是红的，菜是绿的', '显色指数九十七，红色特殊显色也到九十。饭桌上的菜、镜子里的脸，看着和白天窗边差不多。'],
      ['从一盏灯到一点光', '配旋钮调光器可以从百分之百一路降到百分之一，低亮度不闪不跳。不接调光器就当普通灯泡用。'],
      ['乳白球壳，不刺眼', '奶白色玻璃把光揉匀，直视也看不到灯珠。外壳温度不超过五十度，吊灯、壁灯、台灯都能换上。'],
    ],
    reviews: [
      { stars: 5, text: '换上以后饭菜好看多了，果然显色重要。', followUp: '用了三个月，没有闪，也没有变暗。' },
      { stars: 5, text: '餐厅换了三只，低亮度吃火锅氛围很好。', pictures: 1 },
      { stars: 4, text: '灯光很舒服，但要另配调光器，买前没注意。' },
      { stars: 5, text: '奶白色不刺眼，孩子抬头看也没事。' },
      {
        stars: 3,
        text: '我家老式调光开关不兼容，低档会嗡嗡响。',
        reply: '您家是前切可控硅调光，请换后切型号。已把兼容清单发给您，也支持退货。',
      },
    ],
    questions: [
      ['不装调光器能用吗？', '能，直接接普通开关就是全亮，8 瓦相当于 60 瓦白炽灯。'],
      ['可以放在密封灯罩里吗？', '可以，全封闭灯罩里寿命会缩短到 18,000 小时左右。'],
    ],
  },
  {
    slug: 'dengxia-bamboo-paper-lantern',
    title: '灯下 竹骨和纸灯笼夜灯 充电 三档暖光',
    subtitle: '挂在床头或门廊，一团不晃眼的暖光。',
    brand: 'dengxia',
    category: 'homeMoodLight',
    look: { emoji: '1f3ee', saturation: 0.45, hue: 18, brightness: 1.06, beside: ['1f375'] },
    priceYuan: 136,
    vipYuan: 126,
    options: [
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe9dc' },
          { value: '陶土', swatch: '#c27b58' },
        ],
      },
    ],
    parameters: [
      ['色温', '暖光'],
      ['供电', '充电'],
      ['功率', '3 瓦'],
      ['续航', '低档 40 小时'],
      ['尺寸', '直径 18 × 高 26 厘米'],
      ['充电口', 'USB-C'],
      ['骨架', '毛竹篾'],
      ['罩面', '构树皮纸'],
    ],
    tags: ['一年质保'],
    salesCount: 209,
    weightGrams: 540,
    story: [
      [
        '光从纸里慢慢透出来',
        '罩面是构树皮手抄纸，纤维看得见。三瓦灯珠藏在底座里往上照，整只灯是匀的，没有刺眼的亮点。',
      ],
      ['拔下来，提着走', '充满电低档能亮四十小时，停电、露营、半夜去厨房都能提着。提梁是整根竹条烤弯的，不硌手。'],
      ['破了可以自己糊', '竹骨可以拆下，随盒附一张替换纸和一小包糯米胶。纸旧了撕掉重糊，一盏灯能用很多年。'],
    ],
    reviews: [
      { stars: 5, text: '光很柔，放在床头喂夜奶不会晃醒孩子。' },
      { stars: 5, text: '比图片素雅，纸的纹理很美，出门露营也带上了。', pictures: 1 },
      { stars: 4, text: '三档差别不太大，希望有更暗的一档。' },
    ],
  },
];

import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'zhaomu-soy-candle',
    title: '朝暮 大豆蜡香薰 白茶与雪松 燃 45 小时',
    subtitle: '点一小时，整间卧室都是淡淡的白茶味，不呛人。',
    brand: 'zhaomu',
    category: 'homeDecorScent',
    look: { emoji: '1f56f-fe0f', saturation: 0.7, beside: ['1f33f', '1f4da'] },
    priceYuan: 119,
    options: [
      {
        name: '香味',
        values: [{ value: '白茶与雪松' }, { value: '无花果叶' }, { value: '雨后苔藓' }, { value: '橙花' }],
      },
    ],
    soldOut: ['橙花'],
    parameters: [
      ['材质', '大豆蜡'],
      ['用途', '装饰'],
      ['净含量', '200 克'],
      ['燃烧时间', '约 45 小时'],
      ['灯芯', '无铅棉芯'],
      ['容器', '磨砂玻璃杯'],
      ['适用面积', '15–20 平方米'],
    ],
    tags: ['破损包换'],
    salesCount: 1562,
    weightGrams: 520,
    story: [
      [
        '先是茶，后来是木',
        '点燃十分钟闻到白茶与一点柠檬皮，半小时后雪松慢慢浮上来。香精占比百分之八，闻久了也不会发闷。',
      ],
      [
        '大豆蜡，烧得干净',
        '蜡体来自大豆油，燃点低，烟少，杯壁不容易熏黑。初次请点足两小时，让整个表面都化开，之后不会挖坑。',
      ],
      ['烧完，杯子留下', '磨砂玻璃杯用温水泡一泡，残蜡就能取出来。洗净后插干花、放棉签都合适，标签是一撕即净的纸。'],
    ],
    reviews: [
      {
        stars: 5,
        text: '味道很干净，不是那种香水味，晚上看书点一小时刚好。',
        followUp: '三周了，烧得很平，没有挖坑。',
      },
      { stars: 5, text: '已经回购第二个，雨后苔藓也好闻，像刚下过雨的院子。', pictures: 2 },
      { stars: 4, text: '喜欢这个味道，就是大客厅会淡，二十平以上要点两个。' },
      {
        stars: 3,
        text: '灯芯有点长，不剪会冒黑烟，说明书应该写大一点。',
        reply: '谢谢您说得具体。每次点前把灯芯剪到 5 毫米就不会冒烟，我们会把这句印在盖子上。',
      },
    ],
    questions: [['家里有猫可以点吗？', '请放在猫够不到的地方并保持通风，宠物长时间待的房间不建议点。']],
  },
  {
    slug: 'manwu-brass-oil-lamp',
    title: '慢物 手打黄铜茶烛台 可配香薰油 单只',
    subtitle: '巴掌大的一盏铜灯，放一粒茶烛，餐桌就暖了。',
    brand: 'manwu',
    category: 'homeDecorScent',
    look: { emoji: '1fa94', saturation: 0.6, hue: 12, brightness: 0.96, beside: ['1f56f-fe0f'] },
    priceYuan: 79,
    vipYuan: 73,
    options: [
      {
        name: '颜色',
        values: [
          { value: '黄铜', swatch: '#b9975b' },
          { value: '古铜', swatch: '#7d6248' },
        ],
      },
    ],
    parameters: [
      ['材质', '金属'],
      ['用途', '照明'],
      ['尺寸', '长 11 × 高 5 厘米'],
      ['工艺', '手工锻打'],
      ['适用', '标准茶烛或香薰油'],
      ['随附', '茶烛 4 粒'],
    ],
    tags: ['两年质保'],
    salesCount: 418,
    weightGrams: 260,
    story: [
      [
        '一锤一锤敲出来',
        '整块黄铜板反复锻打收口，表面的锤痕就是工序本身。没有喷漆，颜色会随着时间变深，想要亮可以用铜膏擦。',
      ],
      ['茶烛香油都能用', '平底放得下标准茶烛，也能倒十毫升香薰油配棉芯。边沿向内收，风吹过来火苗不容易晃灭。'],
      ['餐桌上的一小圈光', '两三盏隔开摆，吃饭时关掉顶灯，光落在碗边。铜导热快，点着时请不要移动，底下垫一片杯垫。'],
    ],
    reviews: [
      { stars: 5, text: '锤痕很漂亮，点上以后铜壁会反光，比图片有味道。' },
      { stars: 4, text: '小巧，比想象中沉。半年后颜色会暗，自己擦了一次又亮了。' },
      { stars: 5, text: '买了三个排在餐桌上，朋友来吃饭都问在哪里买的。', pictures: 1 },
    ],
  },
] satisfies DemoProduct[];

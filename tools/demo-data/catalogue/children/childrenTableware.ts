import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'children-suction-bowl-spoon',
    title: '陶气 宝宝硅胶吸盘碗 配软头勺 可微波',
    subtitle: '吸在餐椅上掀不翻，自己吃饭的第一只碗，好洗不染色。',
    brand: 'taoqi',
    category: 'childrenTableware',
    look: { emoji: '1f963', saturation: 0.55, hue: 300, beside: ['1f966', '1f955'] },
    priceYuan: 49,
    vipYuan: 46,
    options: [
      {
        name: '颜色',
        values: [
          { value: '燕麦', swatch: '#d9cbb2' },
          { value: '雾蓝', swatch: '#8fa6bf' },
          { value: '陶土', swatch: '#b9795a' },
        ],
      },
    ],
    parameters: [
      ['适用年龄', '1–3 岁'],
      ['用途', '吃饭'],
      ['材质', '硅胶'],
      ['起用月龄', '6 个月'],
      ['口径', '12.5 厘米'],
      ['容量', '320 毫升'],
      ['耐温', '零下 40 到 220 度'],
      ['清洁', '可进洗碗机'],
      ['随附', '软头勺 1 支、碗盖 1 只'],
    ],
    tags: ['整块成型无接缝'],
    salesCount: 5320,
    weightGrams: 230,
    story: [
      [
        '按一下，就吸住了',
        '碗底是一整圈吸盘，沾点水按在光面餐椅上，两岁的孩子用力掀也掀不动。要取时捏起边上的小耳朵放气。',
      ],
      ['碗壁往里收一点', '碗口略微内扣，勺子顺着壁一刮，饭粒自己滚进来。学吃饭时少洒一半，大人少擦一半，也少催几句。'],
      [
        '番茄汤也不留色',
        '硅胶经过二次硫化，表面细密，番茄、南瓜泡一晚也洗得掉。带盖，吃不完直接进冰箱。热的时候掀一角。',
      ],
    ],
    reviews: [
      { stars: 5, text: '吸在宝宝椅的塑料餐盘上非常牢，木桌子就不行，要光面的。', pictures: 1 },
      { stars: 5, text: '勺子头软软的，出牙的时候拿着啃也不心疼牙床。' },
      { stars: 3, text: '盖子不是密封的，只能防灰，带出门装汤会洒。' },
    ],
    questions: [['木头餐桌吸得住吗？', '有木纹凹凸的桌面吸不牢，建议垫一张光面餐垫。']],
  },
  {
    slug: 'children-divided-lunch-box',
    title: '朴食 儿童分格餐盒 316 不锈钢 三格密封',
    subtitle: '菜和饭不串味，盖子小手也扣得开，春游和小饭桌都用得上。',
    brand: 'pushi',
    category: 'childrenTableware',
    look: { emoji: '1f371', saturation: 0.7, beside: ['1f34e', '1f95b'] },
    priceYuan: 89,
    formerYuan: 99,
    options: [
      { name: '规格', values: [{ value: '单盒 650 毫升' }, { value: '套装 含保温袋', surchargeYuan: 30 }] },
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe8dc' },
          { value: '青绿', swatch: '#7f9f8f' },
          { value: '藏青', swatch: '#3a4a63' },
        ],
      },
    ],
    parameters: [
      ['适用年龄', '6 岁以上'],
      ['用途', '吃饭'],
      ['材质', '不锈钢'],
      ['容量', '650 毫升'],
      ['分格', '3 格'],
      ['尺寸', '21×15×6 厘米'],
      ['清洁', '内胆可进洗碗机'],
      ['微波', '不可'],
    ],
    tags: ['密封圈可单配'],
    salesCount: 1860,
    weightGrams: 480,
    story: [
      ['三格，刚好一顿', '大格盛饭，小格放一荤一素，总共 650 毫升，是七八岁孩子一顿的量。格子之间有胶边，汤汁不过界。'],
      [
        '扣子是给小手做的',
        '四边搭扣加宽到三厘米，力道调轻。孩子自己打开，不用举手找老师。合上时会听到一声轻响，说明扣严了。',
      ],
      ['拆得开，洗得净', '密封圈不打胶，用指甲一挑就下来，洗完晾干再嵌回去。内胆是 316 不锈钢，盐和醋都不怕。'],
    ],
    reviews: [
      { stars: 5, text: '孩子小学在外面吃，一学期了，扣子没有松，书包里没漏过。' },
      { stars: 4, text: '饭量大的男孩不太够，要再带个水果盒。做工没话说。' },
      { stars: 5, text: '保温袋里面是铝箔的，早上七点装，中午还温着。', pictures: 2 },
      { stars: 5, text: '内胆可以单独拿出来洗，外壳擦一下就好，省事。' },
    ],
  },
] satisfies DemoProduct[];

import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'outdoor-city-bike',
    title: '原野线 城市通勤自行车 内变 3 速 皮带传动',
    subtitle: '没有链条油，裤脚干净，挡泥板车筐都装好，骑出门就上班。',
    brand: 'yuanye',
    category: 'outdoorRide',
    look: { emoji: '1f6b2', saturation: 0.5, hue: 220, beside: ['1f3d9-fe0f'] },
    priceYuan: 1899,
    vipYuan: 1799,
    formerYuan: 2099,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8fa6bf' },
          { value: '米白', swatch: '#efe8dc' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
      { name: '车架', values: [{ value: '低跨 S' }, { value: '低跨 M' }, { value: '直梁 L', surchargeYuan: 100 }] },
    ],
    notMade: ['米白/直梁 L'],
    soldOut: ['雾蓝/低跨 S'],
    parameters: [
      ['用途', '出行'],
      ['适用人群', '成人'],
      ['车架', '铝合金'],
      ['变速', '内变 3 速'],
      ['传动', '皮带'],
      ['轮径', '700C×35'],
      ['刹车', '前后滚筒刹'],
      ['车重', '14.2 千克'],
      ['适合身高', '155–178 厘米（M）'],
    ],
    tags: ['送货上门', '首年免费调校'],
    salesCount: 214,
    weightGrams: 18500,
    story: [
      [
        '一条皮带，三万公里',
        '用碳纤维芯皮带代替链条，不上油、不生锈。骑起来只有风声，白裤子也敢穿。到公司也不用洗手。',
      ],
      ['停着也能换档', '变速藏在后花鼓里，红灯前没来得及降档，停下来转一下手把就行。三个档，平路、上桥、顺风。'],
      ['雨天不溅后背', '前后全包挡泥板，轮胎三十五毫米宽，带反光边。车筐能放一只公文包和一袋菜，够日常用了。'],
    ],
    reviews: [
      { stars: 5, text: '每天来回十二公里，三个月没保养过，真的安静。', pictures: 2 },
      { stars: 5, text: '低跨架穿裙子也好上车，师傅送到家装好调好。' },
      { stars: 4, text: '十四公斤，搬楼梯有点累，放地库就无所谓。' },
      {
        stars: 4,
        text: '滚筒刹比碟刹软，提前一点捏就好，雨天很稳。',
        followUp: '半年后门店免费紧了一次皮带，十分钟。',
      },
    ],
    questions: [
      ['身高 165 选 S 还是 M？', '建议 M，坐垫放到中段，双脚前掌着地。'],
      ['后轮扎胎自己能换吗？', '可以补胎，拆轮要松内变线，建议到合作门店，收费 40 元。'],
    ],
  },
  {
    slug: 'outdoor-skateboard',
    title: '野集 七层枫木双翘滑板 8.25 英寸 静音软轮',
    subtitle: '刷街不震脚，练动作板也够硬，整板装好打开就滑。',
    brand: 'yeji',
    category: 'outdoorRide',
    look: { emoji: '1f6f9', saturation: 0.6, rotate: 6 },
    priceYuan: 328,
    options: [
      { name: '轮子', values: [{ value: '78A 软轮 刷街' }, { value: '95A 通用' }, { value: '101A 硬轮 动作' }] },
    ],
    parameters: [
      ['用途', '出行'],
      ['适用人群', '青少年'],
      ['板面', '七层加拿大枫木'],
      ['尺寸', '8.25×32 英寸'],
      ['桥', '铝合金 5.25 英寸'],
      ['轴承', '高速轴承，已上油'],
      ['承重', '100 千克'],
      ['随附', 'T 形扳手'],
    ],
    tags: ['断板三十天包换'],
    salesCount: 5240,
    weightGrams: 2900,
    story: [
      [
        '七层冷压，弹而不软',
        '枫木单板一层横一层竖，冷压二十四小时定型。带板时有回弹，落地不塌。磨短了换一块板，桥还能用。',
      ],
      ['软轮过砖缝不吵', '78A 的轮子吃得掉小石子，人行道滑过去只有沙沙声。想练翻板，换硬轮只要五分钟。'],
      ['到手只差一双鞋', '桥、轮、轴承、砂纸全部装好，螺丝打了胶。附一把 T 形扳手，松紧照自己脚感再拧半圈。'],
    ],
    reviews: [
      { stars: 5, text: '软轮滑起来像开车，小区大爷都没嫌吵。', pictures: 1 },
      { stars: 5, text: '板凹适中，新手站得住。砂纸颗粒细，不太费鞋。' },
      { stars: 4, text: '桥出厂偏紧，转弯费劲，松半圈就好了。' },
      {
        stars: 3,
        text: '轴承转了两周有点沙，拆开清了灰重新上油才顺。',
        reply: '抱歉，多灰路面会进尘，我们已给您补寄一副带防尘盖的轴承。',
      },
    ],
  },
] satisfies DemoProduct[];

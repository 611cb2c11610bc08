import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'care-matte-lipstick',
    title: '花间集 丝绒哑光口红 持色 6 小时 豆沙系',
    subtitle: '日常不挑肤色，不用补唇膏也不起皮',
    brand: 'huajian',
    category: 'careColor',
    look: { emoji: '1f484', rotate: 8, saturation: 0.68, beside: ['1f338'] },
    priceYuan: 89,
    vipYuan: 82,
    options: [
      {
        name: '颜色',
        values: [
          { value: '豆沙', swatch: '#b8726b' },
          { value: '干枯玫瑰', swatch: '#9c5a5c' },
          { value: '陶土', swatch: '#b5654a' },
          { value: '浆果', swatch: '#8a3d4f' },
          { value: '奶茶', swatch: '#c08f7a' },
        ],
      },
    ],
    soldOut: ['浆果'],
    parameters: [
      ['适用场合', '通勤'],
      ['净含量', '3.5 克'],
      ['质地', '丝绒哑光'],
      ['持色', '约 6 小时'],
      ['香味', '淡香草'],
      ['保质期', '三年'],
    ],
    tags: [],
    salesCount: 9480,
    weightGrams: 35,
    story: [
      ['哑光但是不拔干', '加了角鲨烷和山茶籽油，上嘴滑，半小时后变成柔雾。唇纹深的先用唇膏打底，擦掉浮油再涂。'],
      ['五支都偏日常', '没有荧光和高饱和的颜色。豆沙和奶茶适合素颜，干枯玫瑰压得住淡妆，陶土在秋冬很衬肤色。'],
      ['吃完饭还在', '涂完用纸巾抿一下，能撑六个小时，喝水不掉杯。吃油腻的东西会掉中间，补的时候直接盖上去。'],
    ],
    reviews: [
      { stars: 5, text: '豆沙色素颜能涂，同事问我用的哪一支。', pictures: 2 },
      { stars: 5, text: '不拔干，中午吃完饭颜色还在，淡一点。' },
      { stars: 4, text: '奶茶色偏浅，黄皮要薄涂，叠一层就好。' },
      {
        stars: 3,
        text: '外壳有点轻，放包里盖子松过一次，蹭到内衬。',
        reply: '抱歉，这批卡扣偏松，换新的已经寄出，旧的不用寄回。',
      },
      { stars: 4, of: ['陶土'], text: '陶土秋冬涂显气色，夏天有点厚重。', followUp: '用到第二支了，还是豆沙常用。' },
    ],
    questions: [['黄皮选哪支？', '陶土和豆沙都稳，不确定可以先买豆沙。']],
  },
  {
    slug: 'care-eyeshadow-palette',
    title: '花间集 九色眼影盘 大地哑光 附双头刷',
    subtitle: '六个哑光、三个细闪，新手照着格子顺序画就行',
    brand: 'huajian',
    category: 'careColor',
    look: { emoji: 'drawn-eyeshadow', rotate: -6, saturation: 0.9 },
    priceYuan: 99,
    formerYuan: 118,
    options: [
      {
        name: '颜色',
        values: [
          { value: '山茶大地', swatch: '#a9826b' },
          { value: '雾粉', swatch: '#c79a97' },
          { value: '灰绿', swatch: '#8f9a83' },
        ],
      },
    ],
    parameters: [
      ['适用场合', '日常'],
      ['净含量', '9 × 1.2 克'],
      ['质地', '六哑光三细闪'],
      ['附件', '双头刷、镜子'],
      ['盒型', '磁吸翻盖'],
      ['保质期', '三年'],
    ],
    tags: [],
    salesCount: 2153,
    weightGrams: 160,
    story: [
      ['从左往右三步', '第一列打底，第二列加深，第三列收尾和提亮。格子边上印着小字，照着顺序画，十分钟也能出门。'],
      ['粉细，不飞粉', '压得紧，刷子轻扫不扬粉。哑光色画错了可以擦掉重来，细闪颗粒小，日间看着也不夸张。'],
      ['镜子够大，带得动', '盒里有一面整盒大的镜子，翻盖停在一百二十度。整盘一百五十克，放进洗漱包不占地方。'],
    ],
    reviews: [
      { stars: 5, text: '新手友好，颜色不会出错，晕染很容易。', pictures: 3 },
      { stars: 4, text: '灰绿那盘意外好看，细闪位置掉粉一点点。' },
      { stars: 5, text: '镜子够大，出差就带这一个盘子。' },
      { stars: 4, text: '刷子软，换成自己的刷子晕染更顺手。' },
    ],
  },
] satisfies DemoProduct[];

import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'children-bedding-set',
    title: '云眠 儿童床品四件套 60 支长绒棉 贡缎',
    subtitle: '布面细滑，花色安静，分房睡的第一套床品，洗后更软。',
    brand: 'yunmian',
    category: 'childrenBedding',
    look: { emoji: '1f6cf-fe0f', saturation: 0.6, beside: ['1f9f8', '1f319'] },
    priceYuan: 329,
    vipYuan: 309,
    formerYuan: 379,
    options: [
      {
        name: '花色',
        values: [
          { value: '雾蓝小船', swatch: '#8fa6bf' },
          { value: '燕麦格子', swatch: '#d9cbb2' },
          { value: '青绿树叶', swatch: '#7f9f8f' },
        ],
      },
      { name: '规格', values: [{ value: '1.2 米床' }, { value: '1.5 米床', surchargeYuan: 60 }] },
    ],
    parameters: [
      ['适用年龄', '3–6 岁'],
      ['材质', '棉'],
      ['适用季节', '四季'],
      ['支数', '60 支贡缎'],
      ['安全类别', 'A 类'],
      ['被套', '150×200 厘米'],
      ['枕套', '30×50 厘米，两只'],
      ['洗涤', '40 度机洗'],
    ],
    tags: ['试睡 30 天'],
    salesCount: 1130,
    weightGrams: 1600,
    story: [
      ['摸上去是凉滑的', '六十支长绒棉织成贡缎，线细、布密。夏天贴着不黏，冬天进被窝那一下也不冰，摸着就想躺下。'],
      ['床笠包得住边', '床笠高二十五厘米，四周一圈松紧，孩子翻跟头也不会卷起来。两条长边有标签，不用比划方向。'],
      ['花样画得小而淡', '小船和树叶都只有硬币大，颜色印得浅。睡前看久了也不兴奋，长到十岁不嫌幼稚，耐看也耐洗。'],
    ],
    reviews: [
      { stars: 5, of: ['雾蓝小船'], text: '分房第一天用的，孩子挑的小船，愿意自己睡了。布料很滑。', pictures: 3 },
      {
        stars: 5,
        text: '洗了三次没有起球，也没怎么皱，烘干出来软软的。',
        followUp: '半年了，颜色基本没变，又买了一套换洗。',
      },
      { stars: 4, text: '枕套是儿童尺寸，大枕头放不进，买之前看清楚。' },
      { stars: 5, text: '床笠的松紧很足，我家床垫 22 厘米厚，包得平平整整。' },
    ],
    questions: [
      ['被套有固定绳吗？', '有，四角和两条长边中间共六个系带。'],
      ['能单买一只被套吗？', '可以联系客服补购，花色以当时库存为准。'],
    ],
  },
] satisfies DemoProduct[];

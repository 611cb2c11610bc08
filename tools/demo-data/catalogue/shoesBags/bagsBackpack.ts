import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'yuanxing-city-backpack',
    title: '远行 城市双肩包 20 升 电脑隔层 防泼水',
    subtitle: '电脑、水壶、一把伞都有位置，挤地铁不硌背。',
    brand: 'yuanxing',
    category: 'bagsBackpack',
    look: { emoji: '1f392', saturation: 0.5, hue: 215, brightness: 0.98, beside: ['1f4bb'] },
    priceYuan: 209,
    vipYuan: 199,
    formerYuan: 229,
    options: [
      {
        name: '颜色',
        values: [
          { value: '湖蓝', swatch: '#5f93a6' },
          { value: '云灰', swatch: '#b9bdc3' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
      { name: '规格', values: [{ value: '均码' }, { value: '加厚肩带版', surchargeYuan: 20 }] },
    ],
    notMade: ['湖蓝/加厚肩带版'],
    parameters: [
      ['材质', '尼龙'],
      ['适用场景', '通勤'],
      ['容量', '20 升'],
      ['尺寸', '44 × 29 × 15 厘米'],
      ['电脑隔层', '15.6 英寸'],
      ['重量', '780 克'],
      ['防泼水', '四级'],
    ],
    tags: ['两年质保'],
    salesCount: 6038,
    weightGrams: 780,
    story: [
      ['电脑有单独一间', '贴背的夹层是独立开口，十五寸六的电脑放进去不晃。夹层底部悬空三厘米，放下包时不磕地面。'],
      ['雨里走十分钟没事', '三百八十旦尼龙加防泼涂层，水珠落下来会滚走。拉链贴了压胶条，小雨不用掏伞，电脑是干的。'],
      ['一日通勤，刚好二十升', '侧袋装得下六百毫升的杯子，前袋放卡和钥匙。背后有一条插拉杆箱的带子，出差也用得上。'],
    ],
    reviews: [
      {
        stars: 5,
        text: '背了一年，拉链一次没坏过，装电脑加一本书刚好。',
        followUp: '半年后肩带没有变形。',
        pictures: 1,
      },
      { stars: 5, text: '湖蓝色很好看，通勤西装也不违和。' },
      { stars: 4, text: '侧袋有点浅，一升的杯子会往外倒。' },
      { stars: 5, text: '大雨走了五分钟，里面纸是干的。' },
      {
        stars: 3,
        text: '内胆是浅色的，用了两周就显脏，擦不太掉。',
        reply: '谢谢反馈，新批次已改为深灰内胆。您若想换可以联系我们，运费全免。',
      },
    ],
    questions: [['能不能上飞机？', '44 厘米高，国内航班可以随身带，座位上方行李架也放得下。']],
  },
  {
    slug: 'mangu-kid-school-bag',
    title: '漫谷 学生书包 护脊背板 12 升 反光条',
    subtitle: '书再多，分量也分在背上，不全压在肩上。',
    brand: 'mangu',
    category: 'bagsBackpack',
    look: { emoji: '1f392', saturation: 0.45, hue: 90, rotate: -6, brightness: 1.04 },
    priceYuan: 179,
    vipYuan: 165,
    options: [
      {
        name: '颜色',
        values: [
          { value: '墨绿', swatch: '#46594f' },
          { value: '雾蓝', swatch: '#8ea6c4' },
          { value: '豆沙红', swatch: '#b5736b' },
        ],
      },
      { name: '规格', values: [{ value: '12 升' }, { value: '18 升', surchargeYuan: 40 }] },
    ],
    soldOut: ['豆沙红/18 升'],
    parameters: [
      ['材质', '尼龙'],
      ['适用场景', '校园'],
      ['容量', '12 升'],
      ['尺寸', '38 × 26 × 14 厘米'],
      ['背板', '蜂窝支撑'],
      ['肩带', 'S 形，宽 7 厘米'],
      ['反光条', '正面两道'],
      ['重量', '690 克'],
    ],
    tags: ['两年质保'],
    salesCount: 2486,
    weightGrams: 690,
    story: [
      ['背着走路，腰不弯', '背板是一整块蜂窝支撑，贴背不塌。肩带宽七厘米、S 形，两侧有胸带，可以按身高调三个位置。'],
      [
        '书放哪里都找得到',
        '三层主袋按大中小排，练习册不会和水壶混。侧袋有拉绳，跑步也不掉水壶。前袋有钥匙扣和笔插，交通卡放在顶袋。',
      ],
      [
        '天黑也能被看见',
        '正面两道反光条，车灯打过来能看到一百米外。书包底部加了硬托，放地上也站得住。阴雨天放学也看得清。',
      ],
    ],
    reviews: [
      { stars: 5, text: '孩子背了一个学期，肩膀没有勒痕，书多也不驼背。' },
      { stars: 5, text: '反光条很实用，晚自习回来路口很亮。', pictures: 2 },
      { stars: 4, text: '面料容易粘毛，粘毛器滚一下就好了。' },
      { stars: 3, text: '拉链头太小，孩子冬天戴手套不好拉。', reply: '谢谢建议，已补寄一套带绳拉头，自己套上即可。' },
    ],
  },
] satisfies DemoProduct[];

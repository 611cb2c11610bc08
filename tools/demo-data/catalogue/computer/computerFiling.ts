import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'gewu-steel-cabinet-2',
    title: '格物 两抽钢制文件柜 带锁 可推入桌下',
    subtitle: '抽屉拉到底不倾，钥匙两把，合同锁得住。',
    brand: 'gewu',
    category: 'computerFiling',
    look: { emoji: '1f5c4-fe0f', saturation: 0.5, hue: 15 },
    priceYuan: 399,
    vipYuan: 369,
    options: [
      {
        name: '颜色',
        values: [
          { value: '墨黑', swatch: '#33363b' },
          { value: '雾蓝', swatch: '#8fa6bd' },
          { value: '米白', swatch: '#efe9dd' },
        ],
      },
      { name: '款式', values: [{ value: '固定脚' }, { value: '带滑轮', surchargeYuan: 30 }] },
    ],
    soldOut: ['墨黑/带滑轮'],
    parameters: [
      ['型号', 'CB2'],
      ['用途', '收纳'],
      ['适用场所', '办公室'],
      ['材质', '0.8 毫米冷轧钢板，粉末喷涂'],
      ['尺寸', '39 × 50 × 60 厘米'],
      ['承重', '每抽 25 千克'],
      ['锁', '中央锁，2 把钥匙'],
      ['安装', '整装到货'],
    ],
    tags: ['送货上门', '五年质保'],
    salesCount: 174,
    weightGrams: 18500,
    story: [
      ['拉到底，看得全', '三节滑轨，抽屉能整个拉出来，里侧那份文件也不用掏。带防倾装置，一次只开一抽。推拉都顺。'],
      ['整装来，不用拧', '到货就是一只柜子，撕掉膜就能用。60 厘米高，推进普通书桌下面正好。四脚可以微调，地不平也稳。'],
      ['锁得住，也安静', '一把锁管两抽。抽屉回位有缓冲，午休时关柜子不吵人。钥匙可以折叠，丢了凭柜内编号补配一把。'],
    ],
    reviews: [
      { stars: 5, text: '送到楼上的，整装不用装，推到桌下刚刚好。' },
      { stars: 4, text: '钢板挺厚，就是真的重，挪位置建议买滑轮款。' },
      { stars: 5, text: '抽屉回弹很轻，颜色比图上淡一点，更耐看。', pictures: 1 },
    ],
  },
  {
    slug: 'gewu-mesh-wastebasket',
    title: '格物 金属网废纸篓 12 升 压圈款',
    subtitle: '网眼细，纸屑不漏，桌边一放就不起眼了。',
    brand: 'gewu',
    category: 'computerFiling',
    look: { emoji: '1f5d1-fe0f', saturation: 0.5, brightness: 0.95 },
    priceYuan: 35,
    options: [
      {
        name: '颜色',
        values: [
          { value: '银灰', swatch: '#b9bcc0' },
          { value: '墨黑', swatch: '#33363b' },
          { value: '米白', swatch: '#efe9dd' },
        ],
      },
      { name: '容量', values: [{ value: '12 升' }, { value: '18 升', surchargeYuan: 12 }] },
    ],
    parameters: [
      ['型号', 'WB12'],
      ['用途', '收纳'],
      ['适用场所', '办公室'],
      ['材质', '钢网，静电喷涂'],
      ['尺寸', '上口 26 厘米，高 28 厘米'],
      ['压圈', '可取下，藏住袋口'],
      ['底部', '硅胶防滑圈'],
      ['重量', '640 克'],
    ],
    tags: ['七天无理由'],
    salesCount: 7340,
    weightGrams: 640,
    story: [
      [
        '把袋口藏起来',
        '上面一个活动压圈，垃圾袋往里一塞盖上，外面看不见白边。超市的普通塑料袋就能用，不必另买专用袋。',
      ],
      ['踢到也站得稳', '底部加一圈硅胶，踢到也不太跑，放地板上不刮。底板是整块的，不是网，漏下来的灰不会弄脏地面。'],
      ['细网眼，不漏屑', '网眼 2 毫米，削铅笔的木屑也留得住。整只可以拿到水龙头下冲。喷涂厚，沾水不生锈。'],
    ],
    reviews: [
      { stars: 5, text: '压圈好用，袋子不往下掉了。放在桌边也不显眼。' },
      { stars: 4, text: '网眼细，削笔屑不漏。边缘再圆润一点就更好。' },
      { stars: 5, text: '买了三个放办公室，好看不占眼。' },
      {
        stars: 3,
        text: '有一只到货底边有点瘪，掰回来能用。',
        reply: '抱歉运输没护好，已为您补发一只，瘪的那只不用寄回。',
      },
    ],
  },
] satisfies DemoProduct[];

import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'fengqi-polarized-sunglasses',
    title: '风起 偏光太阳镜 轻 24 克 附镜盒',
    subtitle: '开车看得清路面，水边看得见水底。',
    brand: 'fengqi',
    category: 'clothingEyewear',
    look: { emoji: '1f576-fe0f', saturation: 0.6, rotate: -8, beside: ['1f452'] },
    priceYuan: 169,
    options: [
      {
        name: '颜色',
        values: [
          { value: '墨黑', swatch: '#33363b' },
          { value: '茶色', swatch: '#8a6a4c' },
        ],
      },
      { name: '镜盒', values: [{ value: '软袋' }, { value: '硬壳盒', surchargeYuan: 20 }] },
    ],
    parameters: [
      ['货号', 'FQ-S24'],
      ['材质', '尼龙'],
      ['季节', '夏季'],
      ['镜片', '偏光，可见光透过 15%'],
      ['防护', 'UV400'],
      ['重量', '24 克'],
      ['镜宽', '52 毫米'],
      ['随附', '擦镜布'],
    ],
    tags: ['一年质保'],
    salesCount: 1640,
    weightGrams: 24,
    story: [
      [
        '刺眼的那层没了',
        '偏光膜过滤路面和水面的反光，开车时前车的尾灯还是原来的颜色。阴天戴着也不会觉得太暗，进隧道请摘下。',
      ],
      ['戴着想不起来', '24 克，鼻托可换两种大小。汗湿了也不往下滑。镜腿末端包了一层软胶，戴帽子或扎头发都不硌耳朵。'],
      ['弯一下也不会断', '镜腿是尼龙，掰弯会弹回来。随附软袋，想硬壳保护可以加 20 元。铰链螺丝松了，附的小起子能拧。'],
    ],
    reviews: [
      { stars: 5, text: '开车中午不眯眼了，不压鼻子。颜色也很自然，不偏绿。' },
      { stars: 4, text: '镜面容易留指纹，配的布够用。戴着轻，整体满意。' },
      { stars: 5, text: '钓鱼戴的，水面不反光，看水底清楚多了。', pictures: 2 },
      { stars: 4, text: '脸大的朋友戴着略窄，宽 52。' },
    ],
    questions: [['近视能配吗？', '这一款为平光太阳镜，不支持加度数。']],
  },
  {
    slug: 'sushe-acetate-frame',
    title: '素舍 板材光学镜架 圆方框 轻 22 克',
    subtitle: '圆一点的方框，读书和开会都合适。',
    brand: 'sushe',
    category: 'clothingEyewear',
    look: { emoji: '1f453', saturation: 0.5, rotate: 4, beside: ['1f4da'] },
    priceYuan: 259,
    vipYuan: 235,
    formerYuan: 299,
    options: [
      {
        name: '颜色',
        values: [
          { value: '墨黑', swatch: '#33363b' },
          { value: '玳瑁', swatch: '#7b5233' },
          { value: '透灰', swatch: '#b7bbbd' },
        ],
      },
      {
        name: '镜片',
        values: [
          { value: '仅镜架' },
          { value: '1.60 非球面', surchargeYuan: 200 },
          { value: '1.67 非球面', surchargeYuan: 360 },
        ],
      },
    ],
    notMade: ['透灰/1.67 非球面'],
    parameters: [
      ['货号', 'SS-E22'],
      ['材质', '板材'],
      ['季节', '四季'],
      ['镜宽', '48 毫米'],
      ['鼻梁', '21 毫米'],
      ['镜腿', '145 毫米'],
      ['重量', '22 克（不含镜片）'],
      ['铰链', '五节金属'],
      ['可配', '近视 0 至 600 度'],
    ],
    tags: ['免费调校'],
    salesCount: 420,
    weightGrams: 22,
    story: [
      ['板材是磨出来的', '十二道打磨，边缘圆得摸不出棱。玳瑁的花纹每一副都不同，不是印的。戴旧了可以再抛光一次。'],
      ['压得住，又不重', '镜架 22 克，鼻托加高两毫米，低鼻梁也不下滑。镜腿末端配了金属芯，重量往后分，久戴不压鼻梁。'],
      [
        '在附近就能调',
        '全国合作门店免费调校鼻托和镜腿，凭订单号就可以，不限次数。想换镜片颜色或度数，也可以带着镜架去店里。',
      ],
    ],
    reviews: [
      { stars: 5, text: '玳瑁花纹很漂亮，同事都问牌子。', pictures: 1 },
      { stars: 5, text: '鼻托加高了，我这种低鼻梁终于不往下滑。' },
      { stars: 4, text: '度数高的话镜片会厚，选 1.67 好些。' },
      {
        stars: 2,
        text: '右边铰链偏紧，第一周夹耳后。镜架本身挺好看。',
        followUp: '去店里调了十分钟，现在合适。',
        reply: '给您添麻烦了，出厂松紧略有差异，感谢您抽空去调校，已补偿您 20 元。',
      },
    ],
    questions: [['可以只配平光镜片吗？', '可以，联系客服选平光，加 60 元。']],
  },
] satisfies DemoProduct[];

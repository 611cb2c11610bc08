import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'zhaomu-lace-vanity-mirror',
    title: '朝暮 花边梳妆镜 铜框 可立可挂',
    subtitle: '高清银镜照脸不偏色，立在台面或挂在墙上都行。',
    brand: 'zhaomu',
    category: 'homeDecorOrnament',
    look: { emoji: '1fa9e', saturation: 0.66, beside: ['1f484'] },
    priceYuan: 168,
    formerYuan: 188,
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
      ['用途', '装饰'],
      ['尺寸', '高 36 × 宽 26 厘米'],
      ['镜面', '5 毫米银镜'],
      ['支架', '可折叠，三档角度'],
      ['挂件', '随附挂钩与膨胀螺丝'],
    ],
    tags: ['破损包换'],
    salesCount: 396,
    weightGrams: 1250,
    story: [
      [
        '照出来，就是本来的脸',
        '五毫米浮法银镜，边缘不变形，显色不偏黄也不偏绿。表面有防氧化层，浴室旁边放三年也不易起黑斑。',
      ],
      [
        '铜框一圈花边',
        '边框用失蜡法铸出花瓣形，再手工抛光。黄铜会慢慢变暖，不想变色可以半年擦一次蜡。每面镜框略有不同。',
      ],
      ['立着或者挂着', '背后支架折起来就平，三档角度适合坐着化妆。随盒有挂钩和膨胀螺丝，租房也配了无痕贴。'],
    ],
    reviews: [
      { stars: 5, text: '比想象的重，铜框很有质感，镜子很清晰不变形。', pictures: 2 },
      { stars: 5, text: '放在玄关柜上，出门前照一下刚好，朋友都说好看。' },
      { stars: 4, text: '支架有点紧，开合要用点力气，不过立得很稳。' },
    ],
    questions: [['无痕贴能承得住吗？', '随附的无痕贴承重 2 千克，瓷砖和玻璃面可以，乳胶漆墙请用膨胀螺丝。']],
  },
  {
    slug: 'manwu-glass-wind-chime',
    title: '慢物 手吹玻璃风铃 夏日海波 含短册',
    subtitle: '有风的时候才响，声音细，不吵邻居。',
    brand: 'manwu',
    category: 'homeDecorOrnament',
    look: { emoji: '1f390', saturation: 0.62, hue: 30 },
    priceYuan: 46.9,
    options: [{ name: '图案', values: [{ value: '海波' }, { value: '金鱼' }, { value: '牵牛花' }] }],
    parameters: [
      ['材质', '玻璃'],
      ['用途', '送礼'],
      ['直径', '8 厘米'],
      ['总长', '35 厘米'],
      ['工艺', '人工吹制，内侧手绘'],
      ['随附', '纸短册 2 枚'],
    ],
    tags: ['破损包换'],
    salesCount: 6180,
    weightGrams: 160,
    story: [
      [
        '吹出来的一口气',
        '玻璃是师傅用吹管一口一口吹成，口沿特意不磨平，玻璃棒擦过会发出沙沙带尾音的响声，每只音高都不同。',
      ],
      ['画在里面，不怕雨', '海波纹从内侧用釉彩反着画，再低温烘干，雨淋日晒都不掉色。灰了用软布蘸清水擦外面就好。'],
      ['挂在风经过的地方', '阳台、窗口、玄关都合适，离墙十厘米以上免得碰到。短册是手工和纸，写一句话送人正好。'],
    ],
    reviews: [
      { stars: 5, text: '声音很轻很好听，不是那种叮叮当当的，挂在书房窗口。' },
      { stars: 5, text: '海波画得细，光照进来影子落在墙上很美。', pictures: 1 },
      { stars: 4, text: '线有点短，我自己接了一段鱼线。' },
    ],
  },
] satisfies DemoProduct[];

import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'outdoor-snorkel-set',
    title: '小岛 浮潜面镜呼吸管套装 干式顶阀 钢化镜片',
    subtitle: '浪打过来管口自己关上，面镜软裙贴脸，近视片可以配。',
    brand: 'xiaodao',
    category: 'outdoorWater',
    look: { emoji: '1f93f', saturation: 0.6, hue: 200, beside: ['1f420', '1f41a'] },
    priceYuan: 158,
    vipYuan: 148,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8fa6bf' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '浅粉', swatch: '#dcb8b4' },
        ],
      },
      { name: '款式', values: [{ value: '成人' }, { value: '青少年' }] },
    ],
    parameters: [
      ['用途', '戏水'],
      ['适用人群', '亲子'],
      ['镜片', '钢化玻璃，双片'],
      ['裙边', '液态硅胶'],
      ['呼吸管', '干式顶阀，底部排水'],
      ['近视片', '可配 100–600 度'],
      ['随附', '网袋、防雾巾'],
    ],
    tags: ['可配近视片'],
    salesCount: 1430,
    weightGrams: 680,
    story: [
      [
        '浪来了，管口自己关',
        '顶部浮球遇水上顶，把进气口封住。浮出水面又落下，换气不用先吹水。底下还有一个排水口，呼气就清。',
      ],
      [
        '贴在脸上，看不见缝',
        '裙边是液态硅胶，软到能折成一团。吸一口气就贴住，取下来脸上没有深印。扎头发也不夹，扣带好调。',
      ],
      [
        '近视也看得清鱼',
        '左右镜片可分别换，一百到六百度现货。下单备注度数，出发前装好寄到。到海边直接下水，不用摸索。',
      ],
    ],
    reviews: [
      { stars: 5, text: '涠洲岛玩了三天，没进水。左右眼度数不同也给配了。', pictures: 2 },
      { stars: 5, text: '咬嘴是软的，咬着游一个小时牙不酸。' },
      { stars: 4, text: '第一次会起雾，用牙膏擦过镜片内侧就好了。' },
      { stars: 4, text: '有胡子的话会渗一点点水，刮干净没事。' },
    ],
    questions: [['能下潜吗？', '适合水面浮潜和两三米短暂下潜，水肺潜水请用专业面镜。']],
  },
  {
    slug: 'outdoor-inflatable-canoe',
    title: '山河户外 充气皮划艇 拉丝底 三气室 背包收纳',
    subtitle: '后备箱带走，十分钟充好，周末去水库划一下午。',
    brand: 'shanhe',
    category: 'outdoorWater',
    look: { emoji: '1f6f6', saturation: 0.62, beside: ['1f343'] },
    priceYuan: 1280,
    formerYuan: 1480,
    options: [{ name: '规格', values: [{ value: '单人 3.0 米' }, { value: '双人 3.8 米', surchargeYuan: 300 }] }],
    parameters: [
      ['用途', '戏水'],
      ['适用人群', '亲子'],
      ['材料', '拉丝底，PVC 夹网'],
      ['气室', '3 个独立气室'],
      ['载重', '180 千克（双人）'],
      ['艇重', '13.5 千克（双人）'],
      ['气压', '底 8 PSI，侧 2.5 PSI'],
      ['随附', '桨、手泵、背包、修补包'],
    ],
    tags: ['送救生衣一件', '两年质保'],
    salesCount: 38,
    weightGrams: 19000,
    story: [
      [
        '底是硬的，站得住',
        '拉丝底充到八磅压强，踩上去像木板。直线划不扭，坐久了腰有靠背托着。划累了也能躺下看会儿云。',
      ],
      ['三个气室，各管各的', '左右舷和底部互不相通，万一一处漏气，另外两处还浮得住。材料是夹网布，擦到石头不怕。'],
      ['收进一个背包', '放气、擦干、从头卷到尾，装进七十升背包。双人艇加配件一共十九公斤，放后备箱刚好。'],
    ],
    reviews: [
      { stars: 5, text: '手泵充了十二分钟，有电泵更快。千岛湖划了一天，很稳。', pictures: 3 },
      { stars: 3, text: '晾干比较麻烦，夹缝里有水，回家要摊开吹半天。' },
      { stars: 5, text: '两个大人加一只狗没问题，尾鳍装上走得直。' },
    ],
    questions: [
      ['不会划可以玩吗？', '静水里十分钟就能掌握，请务必穿救生衣，不要单独下水。'],
      ['能放海里用吗？', '适合湖泊和缓流，近岸风平浪静时可短时使用，用后清水冲洗。'],
    ],
  },
] satisfies DemoProduct[];

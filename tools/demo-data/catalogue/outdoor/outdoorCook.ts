import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'outdoor-cook-pot',
    title: '山河户外 露营吊锅 硬质氧化铝 带锅盖 折叠把',
    subtitle: '挂在三脚架上炖，也能放炉头上煮，一锅汤三四个人喝。',
    brand: 'shanhe',
    category: 'outdoorCook',
    look: { emoji: '1f372', saturation: 0.65, beside: ['1f525', '1f954'] },
    priceYuan: 139,
    formerYuan: 159,
    options: [
      {
        name: '容量',
        values: [{ value: '1.8 升' }, { value: '2.6 升', surchargeYuan: 20 }, { value: '3.5 升', surchargeYuan: 50 }],
      },
    ],
    parameters: [
      ['材质', '铝合金'],
      ['适用人数', '3–4 人'],
      ['容量', '1.8–3.5 升'],
      ['口径', '20 厘米（2.6 升）'],
      ['重量', '690 克（2.6 升）'],
      ['热源', '明火、卡式炉'],
      ['随附', '锅盖、收纳网袋'],
    ],
    tags: ['锅底不变形'],
    salesCount: 2040,
    weightGrams: 950,
    story: [
      [
        '挂着炖，放着煮',
        '提梁上有定位凹槽，挂在三脚架上不打转。侧把往里一折，放卡式炉上也稳。一口锅走两种路，不必多带。',
      ],
      [
        '水开得比家里快',
        '锅底有一圈集热纹，2.6 升凉水六分钟见滚。铝身导热快，火开中档就够。气罐也能省一点，风大再加挡板。',
      ],
      ['洗，只要一张纸', '硬质氧化面不粘得太死，煮完粥用厨房纸擦一遍，再用热水涮涮。刮到也不掉涂层，因为没有涂层。'],
    ],
    reviews: [
      { stars: 5, text: '炖了一锅萝卜排骨，五个人刚好。提梁加高了，手不烫。', pictures: 1 },
      { stars: 5, text: '锅里能再套两只碗和气罐，收起来不占地。' },
      { stars: 4, text: '锅盖把手会烫，记得戴手套。其他很满意。' },
    ],
    questions: [['电磁炉能用吗？', '不能，铝锅没有导磁层，适合明火和卡式炉。']],
  },
] satisfies DemoProduct[];

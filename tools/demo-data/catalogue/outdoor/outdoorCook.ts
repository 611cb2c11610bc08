import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'outdoor-picnic-basket',
    title: '田野集 手编柳条野餐篮 保温内胆 24 升',
    subtitle: '外面是柳条，里面是保温层，冰饮和三明治一篮拎走。',
    brand: 'tianye',
    category: 'outdoorCook',
    look: { emoji: '1f9fa', saturation: 0.72, rotate: -3, beside: ['1f96a', '1f353'] },
    priceYuan: 168,
    vipYuan: 156,
    options: [
      {
        name: '规格',
        values: [
          { value: '单篮' },
          { value: '含四人餐具', surchargeYuan: 70 },
          { value: '含餐具与野餐布', surchargeYuan: 119 },
        ],
      },
    ],
    parameters: [
      ['材质', '柳条'],
      ['适用人数', '3–4 人'],
      ['容量', '24 升'],
      ['外尺寸', '42×30×24 厘米'],
      ['内胆', '铝箔保温，可拆洗'],
      ['保冷', '约 4 小时（加冰袋）'],
      ['重量', '1.8 千克'],
    ],
    tags: ['手工编织'],
    salesCount: 1350,
    weightGrams: 2500,
    story: [
      ['一只篮子编一天半', '柳条泡软、去皮、熏干，从底往上编二十六圈。提手里穿了铁芯，装满十公斤也不塌，越用越结实。'],
      ['打开，还是凉的', '内胆是五毫米保温棉加铝箔，放两块冰袋，四小时后饮料还挂水珠。整个能拆下来洗，不怕串味。'],
      ['不出门时放在玄关', '平时拿来装围巾、报纸、孩子的帽子也合适。柳条怕潮，淋湿后阴干，不要暴晒，冬天也不闲着。'],
    ],
    reviews: [
      { stars: 5, text: '编得很密，没有毛刺。公园野餐被问了三次链接。', pictures: 3 },
      { stars: 4, text: '早上放的冰可乐，下午两点还是凉的，再晚就不行了。' },
      { stars: 5, text: '餐具是不锈钢叉和棉餐巾，不是塑料的，挺讲究。' },
      {
        stars: 3,
        text: '有一根柳条头翘出来，勾了一下毛衣。',
        reply: '非常抱歉，手编偶有收口不齐，可剪平后压回去；若介意，我们上门换新。',
      },
    ],
  },
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

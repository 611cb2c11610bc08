import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'children-baby-wash',
    title: '润物 婴儿洗发沐浴二合一 400 毫升 无香精',
    subtitle: '按一泵就是细泡沫，一只手抱娃一只手洗，冲得也快。',
    brand: 'runwu',
    category: 'childrenBath',
    look: { emoji: '1f9f4', saturation: 0.5, hue: 150, beside: ['1fae7', '1f9fd'] },
    priceYuan: 68,
    vipYuan: 62.9,
    options: [
      {
        name: '规格',
        values: [
          { value: '400 毫升' },
          { value: '400 毫升 两瓶', surchargeYuan: 58 },
          { value: '补充装 800 毫升', surchargeYuan: 36 },
        ],
      },
    ],
    parameters: [
      ['适用年龄', '0–1 岁'],
      ['用途', '洗澡'],
      ['表面活性剂', '氨基酸类'],
      ['净含量', '400 毫升'],
      ['酸碱度', 'pH 5.5–6.5'],
      ['香精', '未添加'],
      ['保质期', '3 年'],
      ['开封后', '12 个月内用完'],
    ],
    tags: ['成分全公示'],
    salesCount: 2400,
    weightGrams: 480,
    story: [
      [
        '一泵，正好洗一遍',
        '泡沫泵头出来就是绵密的泡，不用在手心搓。夏天洗澡一泵，加上头发两泵，四百毫升能用三个月左右。',
      ],
      ['成分表只有十四行', '氨基酸类表面活性剂打底，不加香精、色素和酒精。每一种写在瓶身背面，旁边注明它是做什么的。'],
      [
        '冲水两遍就清爽',
        '配方不带厚重的滋润膜，清水冲两遍皮肤不滑腻。洗完再按习惯涂润肤乳就好。冬天水温高，也不会越洗越紧绷。',
      ],
    ],
    reviews: [
      { stars: 5, text: '没有味道，一开始还不习惯，后来觉得这样才放心。泡沫很细。' },
      {
        stars: 5,
        text: '女儿头发多，洗完不涩，不用再加护发的。',
        followUp: '第二瓶买的补充装，倒的时候找个漏斗，口有点大。',
      },
      { stars: 4, text: '泵头最后一点压不上来，要加点水晃晃。' },
      { stars: 5, text: '进眼睛一次，孩子没有哭，冲一下就好了，省心。', pictures: 1 },
    ],
    questions: [
      ['大人能用吗？', '可以，清洁力偏温和，头发油的话要洗两遍。'],
      ['补充装怎么换？', '旋开泵头直接倒入，袋口剪开三厘米即可，请一次倒完。'],
    ],
  },
  {
    slug: 'children-soft-toothbrush',
    title: '小岛 儿童万根软毛牙刷 小刷头 两支装',
    subtitle: '刷头只有一粒花生大，毛细而密，刷到后槽牙不顶腮。',
    brand: 'xiaodao',
    category: 'childrenBath',
    look: { emoji: '1faa5', saturation: 0.55, hue: 200, rotate: 8, beside: ['1f95b'] },
    priceYuan: 29.9,
    formerYuan: 35.9,
    options: [
      { name: '适用年龄', values: [{ value: '1–3 岁' }, { value: '3–6 岁' }, { value: '6 岁以上', surchargeYuan: 3 }] },
      {
        name: '颜色',
        values: [
          { value: '雾蓝加鹅黄', swatch: '#8fa6bf' },
          { value: '豆绿加浅粉', swatch: '#a5b58a' },
        ],
      },
    ],
    parameters: [
      ['适用年龄', '1–3 岁'],
      ['用途', '刷牙'],
      ['材质', 'PBT 软毛'],
      ['刷头', '20×9 毫米'],
      ['刷毛', '约 1 万根，直径 0.1 毫米'],
      ['柄长', '13.5 厘米'],
      ['数量', '2 支'],
    ],
    tags: ['带防尘盖'],
    salesCount: 4170,
    weightGrams: 58,
    story: [
      ['毛多，所以软', '普通牙刷八百根毛，这支约一万根，每根只有头发粗细。压在手背上像绒布，不扎，沾水更软。'],
      [
        '握得住的胖手柄',
        '柄中段鼓起一圈，裹了防滑软胶。两岁的手能整个握住，大人帮忙刷也有地方捏。站得稳，也不占杯子。',
      ],
      ['三个月，换两支', '两支装配两种颜色，早晚各一支或兄妹各一支都行。毛尖散开就该换了，背面有日期贴，不用记日子。'],
    ],
    reviews: [
      { stars: 5, text: '以前一刷牙就躲，换了这个说不疼，肯张嘴了。' },
      { stars: 4, text: '毛太密，冲洗要多冲一会儿，不然牙膏沫藏在里面。' },
      { stars: 5, text: '刷头真的小，里面的牙也够得着。防尘盖卡得紧。', pictures: 1 },
      { stars: 5, text: '两支颜色不一样，姐姐弟弟不会拿错。' },
    ],
  },
] satisfies DemoProduct[];

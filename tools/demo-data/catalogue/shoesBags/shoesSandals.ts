import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'zhaomu-strap-sandals',
    title: '朝暮 细带粗跟凉鞋 跟高 4 厘米 牛皮',
    subtitle: '一根细带绕过脚踝，走一天也不掉跟。',
    brand: 'zhaomu',
    category: 'shoesSandals',
    look: { emoji: '1f461', saturation: 0.5, hue: 25, brightness: 1.02, beside: ['1f452'] },
    priceYuan: 259,
    vipYuan: 239,
    options: [
      {
        name: '颜色',
        values: [
          { value: '燕麦', swatch: '#d8cbb4' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '豆沙红', swatch: '#b5736b' },
        ],
      },
      { name: '尺码', values: [{ value: '35' }, { value: '36' }, { value: '37' }, { value: '38' }, { value: '39' }] },
    ],
    soldOut: ['豆沙红/35'],
    parameters: [
      ['适用人群', '女'],
      ['鞋面', '牛皮'],
      ['跟高', '4 厘米'],
      ['跟型', '粗跟'],
      ['扣件', '针扣，5 档'],
      ['鞋底', '橡胶'],
      ['内里', '羊皮'],
    ],
    tags: ['三十天试穿'],
    salesCount: 1289,
    weightGrams: 480,
    story: [
      ['粗跟，一天都站得住', '跟宽三厘米半，前掌垫三毫米，展会上站一天脚心不烫。跟底贴防滑片，地砖湿了也走得稳。'],
      [
        '细带有五个孔',
        '脚踝针扣五档，脚背薄也拉得紧，走路不掉跟。扣子拉到位有响声，不用低头再确认。备用扣带随盒附一根。',
      ],
      [
        '光脚穿也舒服',
        '羊皮内里不粘汗，脚趾前面留空一厘米。晚上回家用湿布擦，阴干即可，不要泡水。收纳时带子不要对折。',
      ],
    ],
    reviews: [
      { stars: 5, text: '穿着逛了一天没磨破脚，跟高刚刚好。' },
      { stars: 4, text: '颜色很温柔，扣子要小心，第五孔有点紧。', pictures: 1 },
      { stars: 5, text: '搭连衣裙特别好看，走路声音也不大。' },
    ],
  },
  {
    slug: 'jianzhi-home-slippers',
    title: '简织 厚底拖鞋 一体发泡 静音 3.5 厘米',
    subtitle: '在家穿它，楼下邻居听不见你走路。',
    brand: 'jianzhi',
    category: 'shoesSandals',
    look: { emoji: '1fa74', saturation: 0.4, hue: 200, brightness: 1.05 },
    priceYuan: 49,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8ea6c4' },
          { value: '云灰', swatch: '#b9bdc3' },
          { value: '燕麦', swatch: '#d8cbb4' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '青绿', swatch: '#6f9c86' },
        ],
      },
      { name: '尺码', values: [{ value: '36-37' }, { value: '38-39' }, { value: '40-41' }, { value: '42-43' }] },
    ],
    notMade: ['燕麦/42-43'],
    soldOut: ['云灰/38-39'],
    parameters: [
      ['适用人群', '男女同款'],
      ['鞋面', 'EVA'],
      ['厚度', '3.5 厘米'],
      ['工艺', '一体成型'],
      ['防滑', '底纹 2 毫米'],
      ['单只重量', '85 克'],
      ['洗涤', '清水冲洗'],
    ],
    tags: ['三十天试穿'],
    salesCount: 18620,
    weightGrams: 290,
    story: [
      ['软，但是不塌', '一体发泡的鞋底厚三厘米半，踩一年压缩不到百分之五。脚跟有一圈托，半夜起来也不会踩歪。'],
      [
        '一点声音都没有',
        '底纹做成菱形小块，落地没有脆响。干地砖上摩擦够，刚拖过的湿地请等一会儿再走。楼下邻居听不见。',
      ],
      ['冲一下就干净', '没有缝线，也没有布面，脏了拿花洒冲。三分钟干，浴室里外可以一双走到底。晾的时候立起来放就好。'],
    ],
    reviews: [
      { stars: 5, text: '软得像踩在云上，走路真的没声音。', followUp: '穿了三个月，厚度没变。' },
      { stars: 5, text: '一家四口都买了，颜色各不一样，都好看。', pictures: 1 },
      { stars: 4, text: '夏天光脚穿有点闷，冬天加袜子正好。' },
      {
        stars: 3,
        text: '38-39 的偏大，我 39 码穿着会往前滑。',
        reply: '谢谢您说得具体，我们把尺码表改细了，穿 39 的可选 38-39 加防滑垫，退换包邮。',
      },
    ],
    questions: [['能在浴室穿吗？', '可以，底纹防滑、清水冲洗即可，只是湿地砖上走慢一点。']],
  },
] satisfies DemoProduct[];

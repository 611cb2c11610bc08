import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'outdoor-dome-tent',
    title: '山河户外 速开帐篷 防雨 3000 毫米 双层透气',
    subtitle: '骨架预装好，撑开扣上就能住，周末带孩子露营少忙半小时。',
    brand: 'shanhe',
    category: 'outdoorTent',
    look: { emoji: '26fa', saturation: 0.56, beside: ['1f332', '1f525'] },
    priceYuan: 459,
    vipYuan: 429,
    formerYuan: 529,
    options: [
      {
        name: '颜色',
        values: [
          { value: '松绿', swatch: '#4f6b5c' },
          { value: '沙色', swatch: '#c9b08a' },
        ],
      },
      {
        name: '规格',
        values: [{ value: '2 人' }, { value: '3–4 人', surchargeYuan: 120 }, { value: '5–6 人', surchargeYuan: 280 }],
      },
    ],
    notMade: ['松绿/5–6 人'],
    soldOut: ['沙色/3–4 人'],
    parameters: [
      ['材质', '涤纶'],
      ['适用人数', '2 人'],
      ['外帐防水', '3000 毫米'],
      ['底布防水', '5000 毫米'],
      ['支杆', '玻璃纤维 8.5 毫米'],
      ['展开尺寸', '210×150×125 厘米'],
      ['重量', '3.6 千克'],
      ['随附', '地钉 12 枚、风绳 4 根'],
    ],
    tags: ['两年质保', '杆件可单配'],
    salesCount: 8940,
    weightGrams: 4100,
    story: [
      [
        '从袋里拿出来，到能住',
        '支杆和顶部枢纽已经装好，抖开、往上顶、四角扣住，熟手三分钟。一个人也搭得起来，不用喊人。',
      ],
      ['下半夜的雨，进不来', '外帐防水 3000 毫米，接缝全部热压胶条。中雨下一夜，内帐摸着是干的，门厅还能放两双鞋。'],
      ['双层，早上不滴水', '内帐上半截是密网，外帐下沿离地留一掌。人呼出的潮气从顶上走掉，醒来睡袋不湿，鞋也不潮。'],
    ],
    reviews: [
      { stars: 5, text: '第一次露营就赶上下雨，里面没进水。搭起来确实快，女生一个人可以。', pictures: 3 },
      { stars: 5, text: '两大一小睡 3–4 人的宽敞，还能放下箱子。' },
      { stars: 4, text: '收的时候要按视频来，第一次折了十分钟没塞进袋子。', followUp: '第三次就熟了，五分钟收完。' },
      {
        stars: 3,
        text: '原配地钉在河滩硬土上打弯了一根，只好捡石头压。',
        reply: '抱歉，原配是铝钉，适合草地和软土。硬地建议用钢钉，您这次我们补寄一套，请联系客服。',
      },
      { stars: 5, text: '沙色很好看，傍晚点灯拍照好出片。' },
    ],
    questions: [
      ['冬天能用吗？', '适合春夏秋三季，零度以下需要更厚的睡垫睡袋，雪地不建议。'],
      ['2 人款放得下充气垫吗？', '内帐净宽 145 厘米，放 137 厘米宽的双人垫刚好。'],
    ],
  },
  {
    slug: 'outdoor-beach-umbrella',
    title: '原野线 沙滩遮阳伞 直径 2 米 螺旋地插 可倾斜',
    subtitle: '旋进沙里站得住，伞面跟着太阳歪一歪，钓鱼和海边都合用。',
    brand: 'yuanye',
    category: 'outdoorTent',
    look: { emoji: '26f1-fe0f', saturation: 0.6, hue: 190, beside: ['1f41a'] },
    priceYuan: 159,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝条纹', swatch: '#8fa6bf' },
          { value: '砖红条纹', swatch: '#a35a4a' },
          { value: '燕麦', swatch: '#d9cbb2' },
        ],
      },
    ],
    parameters: [
      ['材质', '涤纶'],
      ['适用人数', '3–4 人'],
      ['直径', '200 厘米'],
      ['高度', '160–210 厘米'],
      ['防晒指数', 'UPF 50+'],
      ['抗风', '4 级以下使用'],
      ['重量', '2.3 千克'],
    ],
    tags: ['伞骨可单配'],
    salesCount: 612,
    weightGrams: 2800,
    story: [
      ['像拧螺丝一样拧进去', '底杆末端是螺旋叶片，握住横把转十来圈，入沙三十厘米。海风一阵阵地来，它只是轻轻晃。'],
      ['太阳挪，伞也挪', '伞顶有一节活动关节，左右能歪三十度。中午遮头，下午遮侧面，人不用跟着搬椅子，一直有荫凉。'],
      [
        '收起来背着走',
        '分成两截，装进一米长的背袋。伞布内侧涂银，正午伞下比外面凉快不少。坐一下午也不觉得晒，看书正好。',
      ],
    ],
    reviews: [
      { stars: 5, text: '在厦门海边用了两天，四级风没倒，别人的伞都追着跑。', pictures: 1 },
      { stars: 4, text: '湿沙好拧，干松的沙要多拧几圈。' },
      { stars: 5, text: '钓鱼插在泥岸上也行，调斜了正好挡西晒。' },
    ],
  },
] satisfies DemoProduct[];

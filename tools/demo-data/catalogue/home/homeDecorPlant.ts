import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'shanyu-olive-plant',
    title: '山隅 橄榄叶盆栽 含红陶盆 高 45 厘米',
    subtitle: '到手就是成品，放在窗边一周浇一次水。',
    brand: 'shanyu',
    category: 'homeDecorPlant',
    look: { emoji: '1fab4', saturation: 0.75, beside: ['1faa3'] },
    priceYuan: 98,
    options: [{ name: '规格', values: [{ value: '高 45 厘米' }, { value: '高 70 厘米', surchargeYuan: 60 }] }],
    parameters: [
      ['材质', '陶瓷'],
      ['用途', '装饰'],
      ['植物', '油橄榄'],
      ['盆', '红陶，口径 14 厘米'],
      ['光照', '每天 4 小时以上散射光'],
      ['浇水', '7 天一次'],
      ['温度', '5–35 ℃'],
      ['发货', '连盆带土'],
    ],
    tags: ['死苗包换 30 天'],
    salesCount: 1340,
    weightGrams: 2600,
    story: [
      ['先在棚里缓过苗', '上盆后在温棚里养满四十天，长稳了根才发货。到家不用换盆，先放散射光处三天，再挪到窗边。'],
      ['红陶盆会呼吸', '盆壁是未上釉的红陶，水分能慢慢透出去，不容易闷根。盆底有孔，配同色托盘，阳台室内都能放。'],
      ['一周一次，手指探土', '食指插进土里两厘米，干了再浇透。叶背是银灰色，风吹过来一明一暗，比开花的更耐看。'],
    ],
    reviews: [
      {
        stars: 5,
        text: '包得特别仔细，一片叶子都没掉，放在阳台书桌旁刚好。',
        followUp: '二十天了，长了三根新枝。',
        pictures: 2,
      },
      { stars: 5, text: '陶盆的颜色很温，不用再另外买盆了。' },
      { stars: 4, text: '到的时候有几片黄叶，客服说是缓苗，一周后果然好了。' },
      {
        stars: 2,
        text: '快递路上盆裂了一道缝，土漏出来一些。',
        reply: '很抱歉。破损已为您补寄新盆，原来的不用退回。包装我们改成了双层蜂窝纸。',
      },
    ],
    questions: [
      ['北方冬天有暖气能养吗？', '可以，离暖气片一米以上，叶子每周喷两次水。低于 5 ℃ 的阳台请搬进屋。'],
      ['会结橄榄吗？', '两年苗以观叶为主，光照足的话第三四年可能开花，结果不保证。'],
    ],
  },
  {
    slug: 'shanyu-column-cactus',
    title: '山隅 柱形仙人掌 白陶盆 好养耐旱',
    subtitle: '出差两周也不用找人浇水，新手也养得活。',
    brand: 'shanyu',
    category: 'homeDecorPlant',
    look: { emoji: 'drawn-potted-cactus', saturation: 0.85 },
    priceYuan: 59,
    options: [
      {
        name: '规格',
        values: [
          { value: '高 20 厘米' },
          { value: '高 35 厘米', surchargeYuan: 30 },
          { value: '高 50 厘米', surchargeYuan: 70 },
        ],
      },
    ],
    parameters: [
      ['材质', '陶瓷'],
      ['用途', '装饰'],
      ['植物', '六角柱'],
      ['盆', '白陶，口径 12 厘米'],
      ['光照', '喜光，窗边即可'],
      ['浇水', '20 天一次'],
      ['温度', '5–38 ℃'],
    ],
    tags: ['死苗包换 30 天'],
    salesCount: 980,
    weightGrams: 1400,
    story: [
      [
        '忘了它，它也在长',
        '六角柱自己存水，二十天浇一次就够，冬天一个月一次。每年能长十厘米左右，向着光的那面会更绿。',
      ],
      ['白陶盆，配沙砾土', '盆里是颗粒土加一层白砂，排水快，不容易烂根。刺短而疏，换位置时垫一张报纸就能抱起来。'],
      [
        '怎样送到你家',
        '每一株用纸筒套住，四周塞稻壳，盆口封膜。签收后先放阴处两天再见强光，表皮有轻微压痕会自己长平。',
      ],
    ],
    reviews: [
      { stars: 5, text: '浇了一次水就没管过，一个月高了一点点，很省心。' },
      { stars: 5, text: '白陶盆有点粗糙感，和北欧风的柜子很搭。', pictures: 1 },
      { stars: 4, text: '比图片瘦一点，不过很精神，刺也没断。' },
      {
        stars: 3,
        text: '土洒出来一半，自己又装回去的，封口膜不太牢。',
        reply: '给您添麻烦了，已补寄一袋颗粒土，封口也换成了扎带。',
      },
    ],
  },
  {
    slug: 'qingci-amphora-vase',
    title: '青瓷里 双耳陶花瓶 高 26 厘米 仿古刻纹',
    subtitle: '插一枝雪柳就够了，空着放也像一件器物。',
    brand: 'qingci',
    category: 'homeDecorPlant',
    look: { emoji: '1f3fa', saturation: 0.55, hue: 352, beside: ['1f490', '1f33f'] },
    priceYuan: 139,
    vipYuan: 129,
    options: [
      {
        name: '颜色',
        values: [
          { value: '陶土', swatch: '#c27b58' },
          { value: '米白', swatch: '#efe9dc' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
    ],
    parameters: [
      ['材质', '陶瓷'],
      ['用途', '装饰'],
      ['高', '26 厘米'],
      ['瓶口', '内径 4.5 厘米'],
      ['容量', '1.6 升'],
      ['工艺', '刻花，半哑光釉'],
      ['防水', '内壁施釉，可盛水'],
    ],
    tags: ['破损包换'],
    salesCount: 237,
    weightGrams: 1680,
    story: [
      [
        '瓶口小，一枝也站得住',
        '内径四厘米半，三五枝雪柳或一枝尤加利不会东倒西歪。瓶身下沉，装满水后重两公斤多，猫碰一下不会倒。',
      ],
      ['刻纹是刀走出来的', '泥坯半干时用竹刀一圈圈刻，深浅跟着手走。施薄釉后纹路凹处颜色略深，侧光下看得清楚。'],
      [
        '鲜花干花都可以',
        '内壁满釉，盛水不渗，底部贴了软木垫。插干花时可在瓶里放一把小石子压重。换水时握住瓶身，不要只提双耳。',
      ],
    ],
    reviews: [
      { stars: 5, text: '很稳重，插了几枝干芦苇放玄关，进门就看见。' },
      { stars: 5, text: '颜色比图片更哑一些，我反而更喜欢。', pictures: 1 },
      { stars: 4, text: '瓶口比我想的小，大束鲜花放不下，适合枝条类。' },
    ],
  },
] satisfies DemoProduct[];

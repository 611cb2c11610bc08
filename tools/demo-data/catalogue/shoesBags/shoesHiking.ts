import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'yuanye-mid-hiking-boots',
    title: '原野线 中帮徒步靴 头层牛皮 防泼水',
    subtitle: '周末爬山、雨后走泥路，脚踝有人扶着。',
    brand: 'yuanye',
    category: 'shoesHiking',
    look: { emoji: '1f97e', saturation: 0.72, beside: ['1f9ed'] },
    priceYuan: 569,
    vipYuan: 529,
    options: [
      {
        name: '颜色',
        values: [
          { value: '沙棕', swatch: '#b08a62' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
      {
        name: '尺码',
        values: [{ value: '38' }, { value: '39' }, { value: '40' }, { value: '41' }, { value: '42' }, { value: '43' }],
      },
    ],
    soldOut: ['沙棕/43'],
    parameters: [
      ['适用人群', '男女同款'],
      ['鞋面', '牛皮'],
      ['单只重量', '540 克（41 码）'],
      ['防水', '防泼水薄膜'],
      ['大底', '橡胶，齿深 5 毫米'],
      ['帮高', '中帮'],
      ['适用', '一日徒步'],
    ],
    tags: ['一年质保'],
    salesCount: 468,
    weightGrams: 1180,
    story: [
      ['踩到石头也不歪', '中帮包住脚踝，鞋跟有硬杯托着。鞋头加了一层橡胶护趾，踢到石头只留一道灰，脚趾没有感觉。'],
      [
        '泥里拔得出来',
        '大底齿深五毫米，齿间距宽，泥巴甩两下就掉。橡胶软硬适中，湿石头上也抓得住。下陡坡时重心放低，更稳。',
      ],
      ['皮要养，才走得远', '头层牛皮穿三次后就贴脚。回家刷掉泥，阴干，薄薄擦一层蜡，防泼水能恢复，别放暖气上烤。'],
    ],
    reviews: [
      {
        stars: 5,
        text: '爬了一趟武功山，下山膝盖和脚踝都没事，雨里走两小时袜子是干的。',
        followUp: '三个月走了六次，鞋底磨得很少。',
        pictures: 2,
      },
      { stars: 5, text: '皮质厚实，穿了两次就不磨脚了。' },
      { stars: 4, text: '有点沉，但是稳。建议买大半码配厚袜。' },
      {
        stars: 3,
        text: '新鞋磨后跟，贴了两次创可贴才适应。',
        reply: '牛皮鞋需要几次磨合。我们补寄了一对后跟软垫，若一周后还磨可以退货。',
      },
    ],
    questions: [['能涉水过溪吗？', '防泼水，不是全防水。水没过鞋面会进去，过溪请换凉鞋。']],
  },
] satisfies DemoProduct[];

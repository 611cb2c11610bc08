import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'miansheng-modal-briefs',
    title: '棉生 男士莫代尔内裤 3 条装 无感标签',
    subtitle: '薄、软、不卷边，一穿就忘了它。',
    brand: 'miansheng',
    category: 'clothingUnderwear',
    look: { emoji: '1fa72', saturation: 0.45, rotate: -5 },
    priceYuan: 69,
    vipYuan: 65,
    options: [
      { name: '颜色组', values: [{ value: '灰蓝黑' }, { value: '全黑' }, { value: '雾蓝系' }] },
      { name: '尺码', values: [{ value: 'L' }, { value: 'XL' }, { value: '2XL' }, { value: '3XL' }] },
    ],
    parameters: [
      ['货号', 'MS-U03'],
      ['材质', '莫代尔'],
      ['厚薄', '薄'],
      ['面料', '93% 莫代尔，7% 氨纶'],
      ['裆部', '双层精梳棉'],
      ['腰', '2.5 厘米，内侧起绒'],
      ['标签', '热转印，无织标'],
      ['洗涤', '30 度机洗'],
    ],
    tags: ['质量问题包换'],
    salesCount: 1140,
    weightGrams: 135,
    story: [
      [
        '没有那块扎人的标',
        '洗标印在布上，没有织标。腰边内侧起一层绒，坐一天不勒出印。面料薄，夏天穿在浅色裤子里也看不出边。',
      ],
      ['裆里是一层纯棉', '外面莫代尔软，里面一层精梳棉吸汗。前片立体剪裁，不压。腿口用平缝，坐久了大腿根没有印子。'],
      [
        '洗一百次再说',
        '氨纶包在纱里，不直接受力。我们机洗一百次后，腰围回弹还有九成。三条分别用纸套装好，抽屉里好放。',
      ],
    ],
    reviews: [
      { stars: 5, text: '软，不卷边，回购第四次，家里抽屉都是它。' },
      { stars: 5, text: '没有标签这点真的舒服，敏感的人懂。' },
      { stars: 4, text: '偏小一点，平时 XL 的建议拍 2XL。' },
      { stars: 4, text: '颜色耐看，三条够换。穿着软，下次还买这组。', followUp: '穿了四个月，腰边没松。' },
    ],
    questions: [['腰围 90 厘米选什么码？', '2XL 适合腰围 86 到 94 厘米。']],
  },
  {
    slug: 'miansheng-base-vest',
    title: '棉生 精梳棉打底背心 2 件装 肩宽不滑',
    subtitle: '衬衫里穿一件，吸汗又看不出印子。',
    brand: 'miansheng',
    category: 'clothingUnderwear',
    look: { emoji: '1f3bd', saturation: 0.1, brightness: 1.15, rotate: 3 },
    priceYuan: 59,
    formerYuan: 69,
    options: [
      { name: '颜色组', values: [{ value: '白灰' }, { value: '全白' }, { value: '黑灰' }] },
      { name: '尺码', values: [{ value: 'M' }, { value: 'L' }, { value: 'XL' }, { value: '2XL' }] },
    ],
    parameters: [
      ['货号', 'MS-V02'],
      ['材质', '棉'],
      ['厚薄', '薄'],
      ['面料', '95% 精梳棉，5% 氨纶'],
      ['克重', '180 克每平方米'],
      ['肩宽', '6 厘米'],
      ['领', '大圆领，不外露'],
      ['洗涤', '30 度机洗'],
    ],
    tags: ['七天无理由'],
    salesCount: 620,
    weightGrams: 190,
    story: [
      ['衬衫里看不见', '大圆领开得低，解一颗扣也不露边。下摆长，塞进裤腰不会跑出来。袖窿挖得刚好，腋下不露也不勒。'],
      [
        '吸汗，又不黏',
        '40 支精梳棉，干得快。夏天一件当背心，秋天打底防凉。冬天穿在毛衣里，里外温差大的时候身上也干爽。',
      ],
      ['肩带宽，不往下滑', '6 厘米肩宽，抬手伸臂都待在原位。领边包缝两道，洗后不荷叶。两件一组，换着穿正好。'],
    ],
    reviews: [
      { stars: 5, text: '白衬衫里面穿，不透也不露边。夏天一天下来也不黏。' },
      { stars: 4, text: '两件装划算，料子比预想的薄，夏天正好。' },
      { stars: 5, text: '洗了半年没变形，又补两组。给家里老人也买了。' },
    ],
  },
] satisfies DemoProduct[];

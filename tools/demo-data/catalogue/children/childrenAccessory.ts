import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'children-grip-socks',
    title: '棉生 婴童防滑地板袜 精梳棉 五双装',
    subtitle: '脚底点了硅胶粒，木地板上跑不打滑，袜口松，不留红印。',
    brand: 'miansheng',
    category: 'childrenAccessory',
    look: { emoji: '1f9e6', saturation: 0.5, hue: 60, rotate: -6, beside: ['1f9f8'] },
    priceYuan: 39.9,
    options: [
      { name: '尺码', values: [{ value: '0–1 岁' }, { value: '1–3 岁' }, { value: '3–5 岁', surchargeYuan: 5 }] },
    ],
    parameters: [
      ['适用年龄', '1–3 岁'],
      ['材质', '棉'],
      ['适用季节', '四季'],
      ['成分', '精梳棉 78%，锦纶 19%，氨纶 3%'],
      ['安全类别', 'A 类'],
      ['数量', '5 双，五色'],
      ['袜头', '手工对目'],
    ],
    tags: ['A 类婴幼儿用品'],
    salesCount: 1870,
    weightGrams: 110,
    story: [
      ['脚底有六十颗小点', '硅胶点胶，不是印花，洗三十次还在。学走路的孩子踩木地板、瓷砖都站得稳。转身急停也不溜。'],
      ['袜口是松松的', '双层罗纹口，拉开能到十四厘米，回弹慢一点。脱下来脚踝上只有浅浅一道，不是红圈，睡前脱也顺手。'],
      ['里面翻过来看看', '袜头手工对目，没有那条硬棱。线头都藏在外侧，小脚趾不会被绕住。洗后不变硬，穿着服帖。'],
    ],
    reviews: [
      { stars: 5, text: '洗了十几次，胶点没有掉。颜色五双都不一样，好配对。' },
      { stars: 5, text: '脚胖也不勒，之前买的袜子脱下来一圈印子。', pictures: 1 },
      { stars: 4, text: '地暖房里穿有点厚，春秋穿刚刚好。' },
    ],
    questions: [['能穿出门再套鞋吗？', '可以，胶点很薄，套学步鞋不会挤。']],
  },
  {
    slug: 'children-sun-cap',
    title: '漫谷 儿童速干遮阳帽 可折叠帽檐 带护颈',
    subtitle: '帽檐七厘米，护颈可拆，卷起来塞口袋，春夏户外一顶够用。',
    brand: 'mangu',
    category: 'childrenAccessory',
    look: { emoji: '1f9e2', saturation: 0.5, hue: 190, rotate: 5, beside: ['1f9f4', '1f576-fe0f'] },
    priceYuan: 69,
    vipYuan: 65,
    options: [
      {
        name: '颜色',
        values: [
          { value: '沙色', swatch: '#c9b08a' },
          { value: '雾蓝', swatch: '#8fa6bf' },
          { value: '松绿', swatch: '#4f6b5c' },
        ],
      },
      { name: '头围', values: [{ value: '48–50 厘米' }, { value: '50–52 厘米' }, { value: '52–54 厘米' }] },
    ],
    parameters: [
      ['适用年龄', '3–6 岁'],
      ['材质', '锦纶'],
      ['适用季节', '夏'],
      ['帽檐', '7 厘米'],
      ['防晒指数', 'UPF 50+'],
      ['重量', '62 克'],
      ['洗涤', '可手洗'],
    ],
    tags: [],
    salesCount: 742,
    weightGrams: 90,
    story: [
      [
        '前面七厘米，后面也有',
        '帽檐遮到鼻尖，背后接一片按扣护颈。放学、沙坑、动物园，后颈不再晒出一道界线，不用反复抹。',
      ],
      [
        '湿了，十五分钟干',
        '面料是薄锦纶，两侧有网眼。出汗或玩水打湿，挂在推车上一会儿就干了。回程还能接着戴，不捂头。',
      ],
      ['小搭扣会自己松开', '下巴绳用安全扣，勾到滑梯或树枝，稍一用力就分开，不会勒住脖子。大人不在旁边也少一分担心。'],
    ],
    reviews: [
      { stars: 5, text: '沙滩玩三天，脸和脖子没黑。护颈按扣孩子自己会扣。', pictures: 2 },
      { stars: 4, text: '风大帽檐会翻上去，扣上下巴绳就好。' },
      { stars: 5, text: '折起来真的很小，我外套口袋里一直放着。' },
      { stars: 4, text: '头围后面可以抽绳收一点，买大一号能戴两年。' },
    ],
  },
] satisfies DemoProduct[];

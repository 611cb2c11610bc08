import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'children-kite',
    title: '风起 菱形伞布风筝 碳杆骨架 100 米线轮',
    subtitle: '三级风就起得来，骨架插拔不用绑线，收好只有一根伞那么长。',
    brand: 'fengqi',
    category: 'childrenPlay',
    look: { emoji: '1fa81', saturation: 0.65, rotate: -5, beside: ['2601-fe0f'] },
    priceYuan: 45,
    options: [
      {
        name: '配置',
        values: [
          { value: '风筝加线轮' },
          { value: '加长尾 5 米', surchargeYuan: 9 },
          { value: '亲子两只装', surchargeYuan: 36 },
        ],
      },
    ],
    parameters: [
      ['适用年龄', '6 岁以上'],
      ['用途', '放飞'],
      ['翼展', '85 厘米'],
      ['骨架', '碳纤维杆 4 毫米'],
      ['面料', '格子伞布'],
      ['适合风力', '2–4 级'],
      ['线长', '100 米'],
    ],
    tags: ['断杆免费补'],
    salesCount: 1920,
    weightGrams: 240,
    story: [
      ['站着不跑也能起', '面料轻，迎风角在出厂时调好。三级风里举过头顶一松手，它自己往上走，孩子只管放线。'],
      ['四个口袋，插上就好', '碳杆插进角上的布袋，三十秒装完。收的时候拔掉卷起来，装进长条袋背着走。坐地铁也不碍事。'],
      ['线轮有个小刹车', '手柄旁一个拨片，按下就不再放线。大人接个电话，孩子也不会把风筝放丢。收线时再拨回来就好。'],
    ],
    reviews: [
      { stars: 5, text: '第一次放就成功了，西湖边三级风，一放就上去。', pictures: 1 },
      { stars: 5, text: '线轮好收，以前买的线老缠在一起，这个有导线圈。' },
      { stars: 4, text: '风大到五级有点吃力，骨架弯得厉害，不过没断。' },
    ],
  },
  {
    slug: 'children-beach-bucket',
    title: '小岛 折叠沙滩桶铲套装 七件 食品级软胶',
    subtitle: '桶压扁只有四厘米高，挖沙、浇花、装贝壳，行李箱里不占地方。',
    brand: 'xiaodao',
    category: 'childrenPlay',
    look: { emoji: '1faa3', saturation: 0.5, hue: 330, beside: ['1f41a', '1f3d6-fe0f'] },
    priceYuan: 65,
    vipYuan: 59.9,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8fa6bf' },
          { value: '鹅黄', swatch: '#e3cf93' },
          { value: '浅粉', swatch: '#dcb8b4' },
        ],
      },
    ],
    parameters: [
      ['适用年龄', '1–3 岁'],
      ['用途', '沙水'],
      ['材质', 'TPE 软胶'],
      ['桶容量', '2.4 升'],
      ['折叠高度', '4 厘米'],
      ['件数', '桶、筛、铲、耙、三只模具'],
      ['收纳', '网眼袋'],
    ],
    tags: ['软边不划手'],
    salesCount: 2970,
    weightGrams: 560,
    story: [
      ['压下去，就是一个盘子', '桶壁是三圈软褶，用力一压只剩四厘米高。放进行李箱侧面，不用为了一个桶多带一只包。'],
      ['铲子边是软的', '全部用 TPE 软胶，弯了会弹回来。两岁的孩子互相挥铲子，也不会划出口子。晒一个夏天也不变脆。'],
      ['网眼袋，抖一抖就走', '收工把七件装进网袋，提起来抖两下，沙子从底下漏光。回家冲一冲，挂着晾干，第二天接着去。'],
    ],
    reviews: [
      { stars: 5, text: '三亚带去的，压扁放箱子里一点不占地方，孩子挖了四天。', pictures: 2 },
      { stars: 4, text: '装满湿沙提起来桶会有点变形，装一半就好。' },
      { stars: 5, text: '小区沙坑神器，网袋设计聪明，沙子不带回家。' },
      {
        stars: 2,
        text: '铲子太软，硬一点的沙地挖不动，只能挖松沙。',
        reply: '感谢反馈，软胶为了安全牺牲了硬度；我们准备了一支硬芯铲，联系客服可免费补寄。',
      },
    ],
  },
  {
    slug: 'children-indoor-slide',
    title: '小岛 室内折叠滑梯 加长缓冲 承重 50 千克',
    subtitle: '滑道一米四，末端放缓，不玩时竖着收进门后。',
    brand: 'xiaodao',
    category: 'childrenPlay',
    look: { emoji: '1f6dd', saturation: 0.55, hue: 180, beside: ['26bd'] },
    priceYuan: 299,
    formerYuan: 349,
    options: [
      {
        name: '颜色',
        values: [
          { value: '云灰', swatch: '#b9bdc4' },
          { value: '豆绿', swatch: '#a5b58a' },
        ],
      },
    ],
    parameters: [
      ['适用年龄', '1–3 岁'],
      ['用途', '攀滑'],
      ['材质', 'HDPE'],
      ['滑道长', '140 厘米'],
      ['平台高', '68 厘米'],
      ['承重', '50 千克'],
      ['折叠厚度', '28 厘米'],
      ['执行标准', 'GB 6675'],
    ],
    tags: ['送货上门'],
    salesCount: 64,
    weightGrams: 8200,
    story: [
      ['末端三十厘米是平的', '滑道下段慢慢放平，孩子滑到底会自己停住，坐着起身。再往前铺一块地垫就够了，不容易磕到。'],
      [
        '四步台阶，带扶手',
        '台阶深十二厘米，脚掌能整个踩上去。两侧扶手一直延到平台，爬的时候手不落空。大人也看得放心。',
      ],
      ['收起来像一扇门', '拔掉两个插销，滑道往里一折，厚二十八厘米。塞在门后或沙发背后，客厅还给大人，两边都方便。'],
    ],
    reviews: [
      { stars: 5, text: '雨季出不了门，全靠它放电。很稳，两个孩子轮着爬没晃。', pictures: 1 },
      { stars: 4, text: '刚拆有一点塑料味，开窗两天就没了。安装十分钟。' },
      { stars: 5, text: '云灰放客厅不难看，折叠后塞在书架旁边。' },
    ],
    questions: [['需要打孔固定吗？', '不需要，底部有四个防滑脚垫，放平即可使用。']],
  },
] satisfies DemoProduct[];

import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'zhaomu-folding-umbrella',
    title: '朝暮 自动折叠伞 黑胶防晒 一键开收',
    subtitle: '按一下开，再按一下收，手里拿着东西也能用。',
    brand: 'zhaomu',
    category: 'bagsUmbrella',
    look: { emoji: '1f302', saturation: 0.6, beside: ['1f392'] },
    priceYuan: 79,
    formerYuan: 89,
    options: [
      {
        name: '颜色',
        values: [
          { value: '暮紫', swatch: '#6f5f86' },
          { value: '雾灰', swatch: '#a9adb0' },
          { value: '墨绿', swatch: '#46594f' },
        ],
      },
    ],
    soldOut: ['暮紫'],
    parameters: [
      ['材质', '涤纶'],
      ['适用场景', '通勤'],
      ['伞布', '210T 黑胶布'],
      ['直径', '98 厘米'],
      ['收后长', '28 厘米'],
      ['骨', '8 骨玻纤'],
      ['防晒', 'UPF 50+'],
      ['开收', '全自动'],
    ],
    tags: ['一年质保', '换骨免费'],
    salesCount: 8116,
    weightGrams: 380,
    story: [
      ['晴天也撑得住', '伞面内侧一层黑胶，遮住大部分紫外线，正午撑着地上影子是实的。伞下摸着比外面凉一些。'],
      ['风吹翻，再按一下', '八根玻纤骨有弹性，六级风吹翻了按收伞键能自己弹回来，不用掰。手柄包了软胶，湿手也握得住。'],
      ['收起来也不滴水', '外翻伞套内层吸水，地铁上挂在包侧不弄湿衣服。全自动，一按开、再按收，左手拿着咖啡也能用。'],
    ],
    reviews: [
      {
        stars: 5,
        text: '风大吹翻了一次，按一下就回来了，骨头没断。',
        followUp: '用了一个夏天，黑胶没有裂。',
        pictures: 1,
      },
      { stars: 5, text: '遮阳很明显，伞底下真的凉一点。' },
      { stars: 4, text: '比手动伞重一点，放包里能感觉到。' },
      {
        stars: 3,
        text: '收伞要用点力气按到底，老人可能按不动。',
        reply: '谢谢反馈。全自动伞收骨需要一定力度，给老人建议用我们的手动款，支持免费换。',
      },
    ],
  },
  {
    slug: 'zhaomu-long-umbrella',
    title: '朝暮 直柄长伞 半径 65 厘米 抗七级风',
    subtitle: '一把能遮两个人的伞，挂在门后不用找。',
    brand: 'zhaomu',
    category: 'bagsUmbrella',
    look: { emoji: '2602-fe0f', saturation: 0.45, hue: 60, brightness: 1.04 },
    priceYuan: 69,
    options: [
      {
        name: '颜色',
        values: [
          { value: '墨绿', swatch: '#46594f' },
          { value: '雾蓝', swatch: '#8ea6c4' },
          { value: '酒红', swatch: '#7a3f45' },
        ],
      },
    ],
    parameters: [
      ['材质', '涤纶'],
      ['适用场景', '通勤'],
      ['伞布', '碰击布'],
      ['半径', '65 厘米'],
      ['骨', '双层玻纤 8 骨'],
      ['开', '按压自动开'],
      ['手柄', '实木弯钩'],
      ['总长', '88 厘米'],
    ],
    tags: ['两年质保'],
    salesCount: 1526,
    weightGrams: 620,
    story: [
      ['两个人都淋不着', '撑开直径一米三，两人并肩走，外侧的肩膀也是干的。碰击布拒水，进门抖两下就不滴。干得也快。'],
      [
        '双层骨，风穿过去',
        '伞面留了两层之间的风道，七级风里不会往上翻。骨是玻纤的，弯了能自己回直。骨尖是圆帽，不会戳到旁人。',
      ],
      ['弯钩木柄，随手挂', '榉木手柄烤弯打磨，挂得住门把手和桌沿。伞尖是塑料帽，不伤地板，坏了可以单买一个换上。'],
    ],
    reviews: [
      { stars: 5, text: '两个人一起打很够，台风天也没翻过去。' },
      { stars: 4, text: '有点大，挤地铁不方便，雨天走路是真舒服。', pictures: 1 },
      { stars: 5, text: '木柄手感好，挂在椅背上刚刚好。' },
    ],
  },
] satisfies DemoProduct[];

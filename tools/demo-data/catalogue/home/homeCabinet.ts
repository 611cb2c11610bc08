import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'mushi-four-drawer-cabinet',
    title: '木时 四抽收纳柜 缓冲滑轨 高 92 厘米',
    subtitle: '卧室、书房、玄关都能站，抽屉关到头自己慢下来。',
    brand: 'mushi',
    category: 'homeCabinet',
    look: { emoji: 'drawn-four-drawers', saturation: 0.8 },
    priceYuan: 699,
    vipYuan: 649,
    options: [
      {
        name: '颜色',
        values: [
          { value: '云灰', swatch: '#b9bdc3' },
          { value: '米白', swatch: '#efe9dc' },
          { value: '墨绿', swatch: '#46594f' },
        ],
      },
      { name: '安装', values: [{ value: '自己安装' }, { value: '上门安装', surchargeYuan: 80 }] },
    ],
    soldOut: ['墨绿/上门安装'],
    parameters: [
      ['材质', '多层板'],
      ['空间', '卧室'],
      ['尺寸', '60 × 40 × 92 厘米'],
      ['抽屉', '4 只，单抽承重 12 千克'],
      ['滑轨', '三节缓冲'],
      ['环保等级', 'E0'],
      ['安装用时', '约 40 分钟'],
    ],
    tags: ['送货上门', '三年质保'],
    salesCount: 152,
    weightGrams: 32000,
    story: [
      [
        '推一下，自己关好',
        '三节缓冲滑轨全拉出，里面的东西一眼看到底。关到剩五厘米时阻尼接住，夜里收衣服也没有碰撞声。',
      ],
      ['防倾绳是标配', '背后配两根防倾绳，打进墙里孩子拉开所有抽屉也不会翻。底脚可以调平，地面差一厘米也站得稳。'],
      [
        '板材写得明白',
        '柜体用 E0 级桉木多层板，抽屉底板五毫米，不是薄纸板。检测报告的编号印在说明书封底，可以自己查。',
      ],
    ],
    reviews: [
      { stars: 5, text: '安装不难，四十分钟一个人装完，抽屉真的没声音。' },
      { stars: 4, text: '颜色高级，味道头几天有一点，开窗就散了。', pictures: 1 },
      { stars: 5, text: '抽屉很深，冬天毛衣一层能放十来件。' },
      {
        stars: 2,
        text: '有一块侧板的孔打偏了，等补件等了五天。',
        reply: '非常抱歉。补件已改为次日发出，另外给您延保一年。',
      },
    ],
  },
] satisfies DemoProduct[];

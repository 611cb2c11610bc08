import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'outdoor-flashlight',
    title: '北屿 强光手电 1200 流明 USB-C 充电 尾部磁吸',
    subtitle: '近处泛光，远处聚光，吸在车门上就能腾出两只手。',
    brand: 'beiyu',
    category: 'outdoorTool',
    look: { emoji: '1f526', saturation: 0.7, beside: ['1f50b', '1f319'] },
    priceYuan: 129,
    vipYuan: 119,
    options: [
      {
        name: '配置',
        values: [
          { value: '标配' },
          { value: '加备用电池', surchargeYuan: 39 },
          { value: '加头带与备用电池', surchargeYuan: 68 },
        ],
      },
    ],
    parameters: [
      ['材质', '铝合金'],
      ['适用人数', '单人'],
      ['亮度', '5–1200 流明，五档'],
      ['射程', '260 米'],
      ['续航', '中档 9 小时'],
      ['防水', 'IPX7'],
      ['电池', '21700，5000 毫安时'],
      ['重量', '142 克（含电池）'],
    ],
    tags: ['五年质保'],
    salesCount: 7420,
    weightGrams: 260,
    story: [
      ['月光档，不吵醒别人', '低到五流明，帐篷里翻东西刚好。长按开机总是先进这一档，不会半夜把自己晃到，也省电不少。'],
      [
        '吸在哪里，哪里就亮',
        '尾部磁铁能挂住整支手电，贴引擎盖、铁门、晾衣杆都行。换备胎的时候像多了一只手，不用咬着。',
      ],
      ['掉进水里捞起来', 'IPX7 防水，充电口有螺纹盖。出厂前每支在一米深的水里泡半小时，合格才装盒，雨天照用。'],
    ],
    reviews: [
      { stars: 5, text: '夜爬用中档走了五个小时，电量灯还是绿的。' },
      { stars: 5, text: '磁吸太实用，修水管的时候贴在柜门铰链上。', pictures: 1 },
      { stars: 4, text: '最高档十几分钟后会自动降亮度，摸着烫，应该是保护。' },
      { stars: 5, text: '给爸爸买的遛狗用，档位记住上一次的，他说不用学。', followUp: '用了三个月，一周充一次电。' },
    ],
    questions: [['能边充边用吗？', '可以用低档和中档，高档为了散热会自动关闭。']],
  },
  {
    slug: 'outdoor-camp-box',
    title: '原野线 营地金属收纳箱 32 升 顶盖可当桌板',
    subtitle: '锅碗瓢盆装一箱，提到营地盖子一翻，就是一张小边桌。',
    brand: 'yuanye',
    category: 'outdoorTool',
    look: { emoji: '1f9f0', saturation: 0.5, hue: 100, beside: ['26fa'] },
    priceYuan: 219,
    formerYuan: 249,
    options: [
      {
        name: '颜色',
        values: [
          { value: '松绿', swatch: '#4f6b5c' },
          { value: '沙色', swatch: '#c9b08a' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
      { name: '容量', values: [{ value: '32 升' }, { value: '50 升', surchargeYuan: 60 }] },
    ],
    parameters: [
      ['材质', '钢'],
      ['适用人数', '3–4 人'],
      ['容量', '32 升'],
      ['外尺寸', '46×30×26 厘米'],
      ['承重', '顶盖 40 千克'],
      ['重量', '3.9 千克'],
      ['随附', '内衬格板 2 片'],
    ],
    tags: ['磕碰补漆'],
    salesCount: 384,
    weightGrams: 4700,
    story: [
      ['一箱，就是半个厨房', '两片格板能随意插，卡式炉、套锅、调料瓶各有位置。下次出门整箱搬走，不用再列清单。'],
      ['盖子翻过来是桌面', '顶盖平整，承重四十千克，放炉子、放菜板都稳。底部四个胶垫，石头地上不晃。坐着歇脚也可以。'],
      ['旧了反而更像样', '镀锌钢板外喷粉末涂层，磕掉一点也不会大片锈开。附一小瓶补漆，或者就让它留着印子。'],
    ],
    reviews: [
      { stars: 5, text: '放后备箱一年了，磕磕碰碰有味道。卡扣很紧，坐上去没事。', pictures: 2 },
      { stars: 3, text: '空箱就快四千克，装满一个人搬有点沉，要两个人。' },
      { stars: 5, text: '松绿色和帐篷很搭，格板拆下来还能当砧板垫。' },
      { stars: 4, text: '提手是折叠的，拎久了勒手，缠了一圈皮绳就好。' },
    ],
  },
] satisfies DemoProduct[];

import type { DemoCategory } from '../DemoProduct.ts';

export default {
  id: 'outdoor',
  name: '运动户外',
  aliases: ['户外', '运动', '体育用品'],
  children: [
    {
      id: 'outdoorCamping',
      name: '露营野餐',
      aliases: ['露营装备', '野营'],
      attributes: ['材质', '适用人数'],
      children: [
        { id: 'outdoorTent', name: '帐篷遮阳', aliases: ['帐篷', '天幕', '遮阳伞'] },
        { id: 'outdoorTool', name: '照明工具', aliases: ['手电', '营地灯', '露营斧'] },
        { id: 'outdoorCook', name: '野餐炊具', aliases: ['野餐篮', '套锅'] },
      ],
    },
    {
      id: 'outdoorHiking',
      name: '徒步登山',
      aliases: ['登山', '徒步装备'],
      attributes: ['用途', '防水'],
      children: [
        { id: 'outdoorPack', name: '背包腰包', aliases: ['登山包', '徒步包', '跑步腰包'] },
        { id: 'outdoorShoes', name: '户外鞋靴', aliases: ['徒步鞋', '登山鞋', '越野跑鞋'] },
        { id: 'outdoorGear', name: '随身装备', aliases: ['指北针', '太阳镜', '手套'] },
      ],
    },
    {
      id: 'outdoorBall',
      name: '球类运动',
      aliases: ['球', '球拍'],
      attributes: ['适用场地', '适用人群'],
      children: [
        { id: 'outdoorRacket', name: '球拍', aliases: ['羽毛球', '乒乓球', '网球'] },
        { id: 'outdoorBigBall', name: '篮足排球', aliases: ['篮球', '足球', '排球'] },
      ],
    },
    {
      id: 'outdoorActive',
      name: '骑行水上健身',
      aliases: ['骑行', '潜水', '健身'],
      attributes: ['用途', '适用人群'],
      children: [
        { id: 'outdoorRide', name: '骑行滑板', aliases: ['自行车', '滑板'] },
        { id: 'outdoorWater', name: '水上运动', aliases: ['浮潜', '皮划艇', '桨板'] },
        { id: 'outdoorTraining', name: '健身训练', aliases: ['拳击', '力量训练'] },
      ],
    },
  ],
} satisfies DemoCategory;

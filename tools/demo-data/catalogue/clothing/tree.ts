import type { DemoCategory } from '../DemoProduct.ts';

export default {
  id: 'clothing',
  name: '服饰',
  aliases: ['衣服', '服装'],
  children: [
    {
      id: 'clothingTops',
      name: '上装',
      aliases: ['上衣'],
      attributes: ['材质', '季节'],
      children: [
        { id: 'clothingTees', name: 'T 恤', aliases: ['短袖', '体恤'] },
        { id: 'clothingShirts', name: '衬衫', aliases: ['衬衣'] },
        { id: 'clothingSweats', name: '卫衣', aliases: ['连帽卫衣', '帽衫', '套头衫'] },
        { id: 'clothingCoats', name: '外套大衣', aliases: ['大衣', '夹克', '西装'] },
      ],
    },
    {
      id: 'clothingBottoms',
      name: '裤装裙装',
      aliases: ['下装'],
      attributes: ['材质', '版型'],
      children: [
        { id: 'clothingTrousers', name: '裤子', aliases: ['牛仔裤', '短裤', '长裤'] },
        { id: 'clothingDresses', name: '连衣裙', aliases: ['裙子', '长裙'] },
      ],
    },
    {
      id: 'clothingHomewear',
      name: '内衣家居',
      aliases: ['贴身衣物'],
      attributes: ['材质', '厚薄'],
      children: [
        { id: 'clothingUnderwear', name: '内衣', aliases: ['内裤', '背心', '打底'] },
        { id: 'clothingSocks', name: '袜子', aliases: ['棉袜', '羊毛袜'] },
        { id: 'clothingLounge', name: '家居服', aliases: ['睡衣', '浴袍'] },
      ],
    },
    {
      id: 'clothingAccessories',
      name: '配饰',
      aliases: ['服饰配件'],
      attributes: ['材质', '季节'],
      children: [
        { id: 'clothingHats', name: '帽子', aliases: ['棒球帽', '草帽', '遮阳帽'] },
        { id: 'clothingScarves', name: '围巾手套', aliases: ['围脖', '手套'] },
        { id: 'clothingEyewear', name: '眼镜', aliases: ['墨镜', '太阳镜', '镜架'] },
      ],
    },
  ],
} satisfies DemoCategory;

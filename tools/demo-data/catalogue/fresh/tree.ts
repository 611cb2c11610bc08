import type { DemoCategory } from '../DemoProduct.ts';

export default {
  id: 'fresh',
  name: '生鲜',
  aliases: ['时鲜', '新鲜食材'],
  children: [
    {
      id: 'freshFruit',
      name: '新鲜水果',
      aliases: ['果品'],
      attributes: ['产地', '口感'],
      children: [
        { id: 'freshBerry', name: '浆果樱桃', aliases: ['草莓', '蓝莓', '车厘子'] },
        { id: 'freshCitrus', name: '柑橘柠檬', aliases: ['橘子', '橙子'] },
        { id: 'freshOrchard', name: '苹果梨桃', aliases: ['水蜜桃', '果园水果'] },
        { id: 'freshTropical', name: '热带水果', aliases: ['芒果', '凤梨'] },
      ],
    },
    {
      id: 'freshVegetable',
      name: '时令蔬菜',
      aliases: ['青菜', '菜'],
      attributes: ['种植方式', '适合做法'],
      children: [
        { id: 'freshLeaf', name: '叶菜瓜果', aliases: ['番茄', '西兰花'] },
        { id: 'freshRoot', name: '根茎薯类', aliases: ['红薯', '胡萝卜', '地瓜'] },
        { id: 'freshMushroom', name: '菌菇豆类', aliases: ['蘑菇', '豌豆'] },
      ],
    },
    {
      id: 'freshMeat',
      name: '肉禽蛋奶',
      aliases: ['肉类', '蛋奶'],
      attributes: ['储存方式', '适合做法'],
      children: [
        { id: 'freshBeefLamb', name: '牛肉羊肉', aliases: ['牛排', '羊排'] },
        { id: 'freshPoultry', name: '禽肉鸡蛋', aliases: ['鸡肉', '土鸡蛋'] },
        { id: 'freshDairy', name: '牛奶乳品', aliases: ['鲜奶', '奶酪', '芝士'] },
      ],
    },
    {
      id: 'freshSeafood',
      name: '水产海鲜',
      aliases: ['海产', '水产'],
      attributes: ['储存方式', '处理方式'],
      children: [
        { id: 'freshShellfish', name: '虾与贝类', aliases: ['大虾', '生蚝'] },
        { id: 'freshFish', name: '鱼肉鱼糕', aliases: ['三文鱼', '鱼丸'] },
      ],
    },
  ],
} satisfies DemoCategory;

import type { DemoCategory } from '../DemoProduct.ts';

export default {
  id: 'food',
  name: '食品',
  aliases: ['食物', '吃的'],
  children: [
    {
      id: 'foodSnack',
      name: '休闲零食',
      aliases: ['零嘴', '小吃'],
      attributes: ['风味', '包装'],
      children: [
        { id: 'foodNuts', name: '坚果炒货', aliases: ['干果', '瓜子'] },
        { id: 'foodBakery', name: '糕点饼干', aliases: ['点心', '曲奇'] },
        { id: 'foodCandy', name: '糖果巧克力', aliases: ['软糖', '巧克力'] },
      ],
    },
    {
      id: 'foodStaple',
      name: '粮油调味',
      aliases: ['米面粮油', '主食'],
      attributes: ['产地', '包装'],
      children: [
        { id: 'foodGrain', name: '米与杂粮', aliases: ['大米', '五谷'] },
        { id: 'foodNoodle', name: '面条意面', aliases: ['挂面', '意大利面'] },
        { id: 'foodOilSauce', name: '油盐酱料', aliases: ['食用油', '调料', '辣酱'] },
      ],
    },
    {
      id: 'foodDrink',
      name: '茶与冲饮',
      aliases: ['饮料', '饮品'],
      attributes: ['咖啡因', '冲泡方式'],
      children: [
        { id: 'foodTea', name: '茶叶花茶', aliases: ['绿茶', '白茶', '花茶'] },
        { id: 'foodCoffee', name: '咖啡', aliases: ['咖啡豆', '挂耳'] },
        { id: 'foodMix', name: '蜂蜜与植物奶', aliases: ['植物奶', '冲饮'] },
      ],
    },
    {
      id: 'foodReady',
      name: '方便速食',
      aliases: ['速食', '懒人餐'],
      attributes: ['储存方式', '加热方式'],
      children: [
        { id: 'foodInstant', name: '即食饭汤', aliases: ['方便米饭', '速食汤'] },
        { id: 'foodFrozen', name: '速冻点心', aliases: ['水饺', '饺子', '粽子'] },
      ],
    },
  ],
} satisfies DemoCategory;

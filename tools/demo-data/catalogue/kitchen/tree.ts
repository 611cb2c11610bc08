import type { DemoCategory } from '../DemoProduct.ts';

export default {
  id: 'kitchen',
  name: '厨房餐具',
  aliases: ['厨具', '餐厨'],
  children: [
    {
      id: 'kitchenCookware',
      name: '锅具',
      aliases: ['锅'],
      attributes: ['材质', '适用灶具'],
      children: [
        { id: 'kitchenPan', name: '煎锅炒锅', aliases: ['平底锅', '不粘锅', '铁锅'] },
        { id: 'kitchenPot', name: '汤锅火锅', aliases: ['炖锅', '奶锅'] },
      ],
    },
    {
      id: 'kitchenTable',
      name: '餐具',
      aliases: ['碗筷'],
      attributes: ['材质', '可微波'],
      children: [
        { id: 'kitchenBowl', name: '碗', aliases: ['饭碗', '面碗', '沙拉碗'] },
        { id: 'kitchenPlate', name: '盘碟', aliases: ['盘子', '餐盘'] },
        { id: 'kitchenCutlery', name: '筷勺刀叉', aliases: ['筷子', '勺子', '刀叉'] },
      ],
    },
    {
      id: 'kitchenCup',
      name: '杯具',
      aliases: ['杯子', '水杯'],
      attributes: ['材质', '容量段'],
      children: [
        { id: 'kitchenMug', name: '马克杯', aliases: ['咖啡杯'] },
        { id: 'kitchenGlass', name: '玻璃杯', aliases: ['酒杯', '红酒杯'] },
        { id: 'kitchenTravelCup', name: '随行杯', aliases: ['保温杯', '吸管杯'] },
      ],
    },
    {
      id: 'kitchenTool',
      name: '厨房用具',
      aliases: ['厨房小物'],
      attributes: ['材质', '用途'],
      children: [
        { id: 'kitchenKnife', name: '刀具', aliases: ['菜刀', '水果刀'] },
        { id: 'kitchenStore', name: '储存罐盒', aliases: ['密封罐', '便当盒', '饭盒'] },
        { id: 'kitchenGadget', name: '计时测温', aliases: ['定时器', '温度计'] },
      ],
    },
  ],
} satisfies DemoCategory;

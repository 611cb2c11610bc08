import type { DemoCategory } from '../DemoProduct.ts';

export default {
  id: 'home',
  name: '家居',
  aliases: ['家居生活', '居家'],
  children: [
    {
      id: 'homeDecor',
      name: '家饰与器物',
      aliases: ['家饰', '摆设'],
      attributes: ['用途', '材质'],
      children: [
        { id: 'homeDecorTea', name: '茶具酒具', aliases: ['茶壶', '茶杯', '青瓷茶具'] },
        { id: 'homeDecorScent', name: '香薰烛台', aliases: ['蜡烛', '香氛'] },
        { id: 'homeDecorClock', name: '钟表', aliases: ['闹钟', '座钟'] },
        { id: 'homeDecorPlant', name: '绿植花器', aliases: ['盆栽', '花瓶'] },
        { id: 'homeDecorStorage', name: '收纳', aliases: ['收纳篮', '收纳盒'] },
        { id: 'homeDecorOrnament', name: '摆件', aliases: ['镜子', '挂饰'] },
      ],
    },
    {
      id: 'homeFurniture',
      name: '家具',
      attributes: ['材质', '空间'],
      children: [
        { id: 'homeSeat', name: '椅凳', aliases: ['餐椅', '椅子'] },
        { id: 'homeSofa', name: '沙发' },
        { id: 'homeCabinet', name: '柜架', aliases: ['斗柜', '收纳柜'] },
      ],
    },
    {
      id: 'homeLighting',
      name: '灯具',
      aliases: ['照明'],
      attributes: ['色温', '供电'],
      children: [
        { id: 'homeBulb', name: '灯泡光源', aliases: ['灯泡', '球泡'] },
        { id: 'homeMoodLight', name: '氛围灯', aliases: ['夜灯', '灯笼'] },
      ],
    },
    {
      id: 'homeTextile',
      name: '家纺',
      aliases: ['布艺'],
      attributes: ['材质', '适用季节'],
      children: [
        { id: 'homeBedding', name: '床品', aliases: ['四件套', '被子'] },
        { id: 'homeCurtain', name: '窗帘' },
        { id: 'homeYarn', name: '毛线手作', aliases: ['毛线', '编织'] },
      ],
    },
  ],
} satisfies DemoCategory;

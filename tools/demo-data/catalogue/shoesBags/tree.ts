import type { DemoCategory } from '../DemoProduct.ts';

export default {
  id: 'shoesBags',
  name: '鞋靴箱包',
  aliases: ['鞋子', '包包', '箱包'],
  children: [
    {
      id: 'shoesSport',
      name: '运动鞋',
      aliases: ['球鞋', '波鞋'],
      attributes: ['适用人群', '鞋面'],
      children: [
        { id: 'shoesRunning', name: '跑步鞋', aliases: ['慢跑鞋', '跑鞋'] },
        { id: 'shoesHiking', name: '徒步鞋', aliases: ['登山鞋', '越野鞋'] },
        { id: 'shoesCasual', name: '帆布板鞋', aliases: ['小白鞋', '休闲鞋'] },
        { id: 'shoesDance', name: '舞蹈鞋', aliases: ['练功鞋'] },
      ],
    },
    {
      id: 'shoesDaily',
      name: '皮鞋与单鞋',
      aliases: ['女鞋', '男鞋'],
      attributes: ['适用人群', '鞋面'],
      children: [
        { id: 'shoesLeather', name: '皮鞋', aliases: ['德比鞋', '乐福鞋'] },
        { id: 'shoesPumps', name: '单鞋高跟', aliases: ['平底鞋', '高跟鞋'] },
        { id: 'shoesBoots', name: '靴子', aliases: ['长靴'] },
        { id: 'shoesSandals', name: '凉鞋拖鞋', aliases: ['凉拖', '家居鞋'] },
      ],
    },
    {
      id: 'bagsDaily',
      name: '日常包袋',
      aliases: ['包包', '背包'],
      attributes: ['材质', '适用场景'],
      children: [
        { id: 'bagsBackpack', name: '双肩包', aliases: ['书包', '电脑包'] },
        { id: 'bagsHand', name: '手提斜挎包', aliases: ['女包', '单肩包'] },
        { id: 'bagsPouch', name: '手包零钱包', aliases: ['钱包', '卡包'] },
        { id: 'bagsTote', name: '托特袋', aliases: ['帆布袋', '购物袋'] },
      ],
    },
    {
      id: 'bagsTravel',
      name: '旅行出行',
      aliases: ['旅行用品'],
      attributes: ['材质', '适用场景'],
      children: [
        { id: 'bagsSuitcase', name: '行李箱', aliases: ['登机箱', '拉杆箱'] },
        { id: 'bagsBrief', name: '公文包', aliases: ['商务包'] },
        { id: 'bagsUmbrella', name: '晴雨伞', aliases: ['雨伞', '遮阳伞'] },
      ],
    },
  ],
} satisfies DemoCategory;

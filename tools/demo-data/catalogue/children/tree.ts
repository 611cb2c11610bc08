import type { DemoCategory } from '../DemoProduct.ts';

export default {
  id: 'children',
  name: '母婴玩具',
  aliases: ['母婴', '儿童', '宝宝用品'],
  children: [
    {
      id: 'childrenFeeding',
      name: '喂养洗护',
      aliases: ['婴儿用品'],
      attributes: ['适用年龄', '用途'],
      children: [
        { id: 'childrenBottle', name: '奶瓶水杯', aliases: ['奶瓶', '吸管杯', '学饮杯'] },
        { id: 'childrenTableware', name: '儿童餐具', aliases: ['辅食碗', '宝宝碗', '分格餐盒'] },
        { id: 'childrenBath', name: '洗澡护理', aliases: ['宝宝洗护', '沐浴露', '儿童牙刷'] },
      ],
    },
    {
      id: 'childrenWear',
      name: '童装寝具',
      aliases: ['童装', '儿童床品'],
      attributes: ['适用年龄', '材质', '适用季节'],
      children: [
        { id: 'childrenClothes', name: '儿童衣物', aliases: ['童装', '儿童上衣', '儿童外套'] },
        { id: 'childrenAccessory', name: '鞋帽袜子', aliases: ['童袜', '儿童帽子'] },
        { id: 'childrenBedding', name: '儿童床品', aliases: ['四件套', '宝宝被子'] },
      ],
    },
    {
      id: 'childrenToys',
      name: '玩具',
      aliases: ['儿童玩具'],
      attributes: ['适用年龄', '材质'],
      children: [
        { id: 'childrenBlocks', name: '积木模型', aliases: ['积木', '小火车', '玩具车'] },
        { id: 'childrenPlush', name: '毛绒玩偶', aliases: ['公仔', '布娃娃', '玩具熊'] },
        { id: 'childrenPuzzle', name: '益智桌游', aliases: ['拼图', '桌面游戏', '早教'] },
      ],
    },
    {
      id: 'childrenOut',
      name: '童车户外',
      aliases: ['儿童户外'],
      attributes: ['适用年龄', '用途'],
      children: [
        { id: 'childrenRide', name: '童车滑板', aliases: ['滑板车', '儿童自行车', '平衡车'] },
        { id: 'childrenPlay', name: '户外玩耍', aliases: ['风筝', '沙滩玩具', '滑梯'] },
      ],
    },
  ],
} satisfies DemoCategory;

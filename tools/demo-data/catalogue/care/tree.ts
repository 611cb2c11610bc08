import type { DemoCategory } from '../DemoProduct.ts';

export default {
  id: 'care',
  name: '个护美妆',
  aliases: ['个人护理', '化妆品'],
  children: [
    {
      id: 'careSkin',
      name: '面部护肤',
      aliases: ['护肤', '护肤品'],
      attributes: ['肤质', '质地'],
      children: [
        { id: 'careCleanse', name: '洁面卸妆', aliases: ['洗面奶', '卸妆水'] },
        { id: 'careMoist', name: '精华乳液', aliases: ['乳液', '保湿'] },
        { id: 'careMaskSun', name: '面膜防晒', aliases: ['泥膜', '防晒霜'] },
      ],
    },
    {
      id: 'careBody',
      name: '洗护沐浴',
      aliases: ['洗护', '身体护理'],
      attributes: ['香调', '适用部位'],
      children: [
        { id: 'careBath', name: '沐浴清洁', aliases: ['香皂', '沐浴'] },
        { id: 'careHair', name: '洗发梳发', aliases: ['洗发水', '梳子'] },
        { id: 'careHand', name: '手足护理', aliases: ['护手霜', '泡脚'] },
      ],
    },
    {
      id: 'careMakeup',
      name: '彩妆香氛',
      aliases: ['化妆', '美妆'],
      attributes: ['适用场合'],
      children: [
        { id: 'careColor', name: '唇眼彩妆', aliases: ['口红', '眼影'] },
        { id: 'careTool', name: '美妆工具', aliases: ['化妆刷', '化妆镜', '化妆包'] },
        { id: 'careScent', name: '香水香包', aliases: ['香氛', '淡香水'] },
      ],
    },
    {
      id: 'careDaily',
      name: '口腔与日用',
      aliases: ['日用', '洗漱'],
      attributes: ['材质', '适用人群'],
      children: [
        { id: 'careTooth', name: '口腔护理', aliases: ['牙刷', '牙线'] },
        { id: 'careShave', name: '剃须修容', aliases: ['剃须刀', '刮胡刀'] },
        { id: 'carePaper', name: '纸品棉巾', aliases: ['卫生纸', '洗脸巾'] },
      ],
    },
  ],
} satisfies DemoCategory;

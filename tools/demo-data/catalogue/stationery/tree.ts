import type { DemoCategory } from '../DemoProduct.ts';

export default {
  id: 'stationery',
  name: '文具乐器',
  aliases: ['文具', '乐器', '办公用品'],
  children: [
    {
      id: 'stationeryWriting',
      name: '书写工具',
      aliases: ['笔', '写字'],
      attributes: ['用途', '笔身材质'],
      children: [
        { id: 'stationeryPen', name: '钢笔与签字笔', aliases: ['钢笔', '中性笔', '圆珠笔', '蘸水笔'] },
        { id: 'stationeryPencil', name: '铅笔与彩笔', aliases: ['铅笔', '蜡笔', '彩铅'] },
      ],
    },
    {
      id: 'stationeryPaper',
      name: '本册纸品',
      aliases: ['本子', '纸'],
      attributes: ['内页', '用途'],
      children: [
        { id: 'stationeryNotebook', name: '笔记本', aliases: ['手帐', '记事本', '便签本'] },
        { id: 'stationeryCalendar', name: '日历计划', aliases: ['台历', '日程本'] },
        { id: 'stationeryLetter', name: '信笺宣纸', aliases: ['信封', '信纸', '书法纸'] },
      ],
    },
    {
      id: 'stationeryDesk',
      name: '桌面与美术',
      aliases: ['桌面文具', '画具'],
      attributes: ['材质', '用途'],
      children: [
        { id: 'stationeryTool', name: '裁剪测量', aliases: ['剪刀', '尺子', '三角板'] },
        { id: 'stationeryFiling', name: '文件收纳', aliases: ['回形针', '文件夹', '写字板夹'] },
        { id: 'stationeryArt', name: '绘画用品', aliases: ['颜料', '画笔', '水彩'] },
      ],
    },
    {
      id: 'stationeryMusic',
      name: '乐器',
      aliases: ['音乐', '学乐器'],
      attributes: ['适用人群', '材质'],
      children: [
        { id: 'stationeryStrings', name: '弦乐', aliases: ['吉他', '小提琴', '班卓琴'] },
        { id: 'stationeryKeys', name: '键盘手风琴', aliases: ['电子琴', '电钢琴', '手风琴'] },
        { id: 'stationeryWind', name: '管乐', aliases: ['竖笛', '小号'] },
        { id: 'stationeryDrum', name: '打击乐', aliases: ['鼓', '非洲鼓', '沙锤'] },
      ],
    },
  ],
} satisfies DemoCategory;

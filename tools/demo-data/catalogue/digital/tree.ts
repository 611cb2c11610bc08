import type { DemoCategory } from '../DemoProduct.ts';

export default {
  id: 'digital',
  name: '数码',
  aliases: ['3C'],
  children: [
    {
      id: 'digitalAudio',
      name: '影音',
      aliases: ['音频', '音响'],
      attributes: ['连接方式'],
      children: [
        { id: 'digitalHeadphones', name: '头戴耳机', aliases: ['耳机', '耳麦', '降噪耳机'] },
        { id: 'digitalSpeakers', name: '音箱收音机', aliases: ['音响', '喇叭', '收音机'] },
        { id: 'digitalMics', name: '麦克风', aliases: ['话筒', '麦'] },
        { id: 'digitalScreens', name: '投影电视', aliases: ['投影仪', '电视机'] },
      ],
    },
    {
      id: 'digitalPhoto',
      name: '摄影摄像',
      aliases: ['拍照', '摄影'],
      attributes: ['记录方式', '适合人群'],
      children: [
        { id: 'digitalCameras', name: '相机', aliases: ['照相机', '微单', '卡片机'] },
        { id: 'digitalVideo', name: '摄像机', aliases: ['摄影机', 'DV'] },
        { id: 'digitalFilm', name: '胶片', aliases: ['胶卷', '菲林', '胶片机'] },
      ],
    },
    {
      id: 'digitalWear',
      name: '手机与穿戴',
      aliases: ['手机', '穿戴'],
      attributes: ['防水', '供电'],
      children: [
        { id: 'digitalPhones', name: '手机', aliases: ['智能手机', '老人机'] },
        { id: 'digitalWatches', name: '手表', aliases: ['腕表', '运动手表'] },
        { id: 'digitalTimers', name: '计时器', aliases: ['秒表', '定时器'] },
      ],
    },
    {
      id: 'digitalGear',
      name: '电源与游戏',
      aliases: ['数码配件'],
      attributes: ['用途', '接口'],
      children: [
        { id: 'digitalPower', name: '充电供电', aliases: ['充电宝', '充电器', '电池'] },
        { id: 'digitalGames', name: '游戏外设', aliases: ['手柄', '摇杆', '游戏机'] },
      ],
    },
  ],
} satisfies DemoCategory;

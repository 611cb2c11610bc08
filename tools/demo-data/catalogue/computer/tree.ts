import type { DemoCategory } from '../DemoProduct.ts';

export default {
  id: 'computer',
  name: '电脑办公',
  aliases: ['电脑', '办公'],
  children: [
    {
      id: 'computerHosts',
      name: '电脑整机',
      aliases: ['电脑'],
      attributes: ['屏幕尺寸', '用途'],
      children: [
        { id: 'computerLaptops', name: '笔记本电脑', aliases: ['笔记本', '轻薄本', '手提电脑'] },
        { id: 'computerTablets', name: '平板电脑', aliases: ['平板'] },
        { id: 'computerScreens', name: '显示器与一体机', aliases: ['显示屏', '台式机'] },
      ],
    },
    {
      id: 'computerPeripherals',
      name: '外设',
      aliases: ['电脑配件', '键鼠'],
      attributes: ['连接方式'],
      children: [
        { id: 'computerKeyboards', name: '键盘', aliases: ['机械键盘'] },
        { id: 'computerMice', name: '鼠标', aliases: ['轨迹球'] },
        { id: 'computerControls', name: '桌面控制器', aliases: ['旋钮', '快捷键盘'] },
      ],
    },
    {
      id: 'computerStorage',
      name: '存储与网络',
      aliases: ['存储', '网络'],
      attributes: ['用途', '接口'],
      children: [
        { id: 'computerDrives', name: '存储', aliases: ['U 盘', '优盘', '光驱', '光盘'] },
        { id: 'computerNetwork', name: '网络设备', aliases: ['随身 WiFi', '天线', '路由'] },
      ],
    },
    {
      id: 'computerOffice',
      name: '办公设备',
      aliases: ['办公用品'],
      attributes: ['用途', '适用场所'],
      children: [
        { id: 'computerPrinters', name: '打印传真', aliases: ['打印机', '复印机', '传真机'] },
        { id: 'computerPhones', name: '电话', aliases: ['座机', '固定电话', '听筒'] },
        { id: 'computerFiling', name: '文件收纳', aliases: ['文件柜', '文件盒', '废纸篓'] },
      ],
    },
  ],
} satisfies DemoCategory;

import type { rules } from '@jiwu/contract';

/** What is looked at, and what is usually said of it when it is in order. */
type DemoItem = readonly [key: string, label: string, kind: (typeof rules.openBox.itemKinds)[number], usually: string];

export interface DemoChecklist {
  /** Null: for everything that has no list of its own. */
  readonly categoryId: string | null;
  readonly items: readonly DemoItem[];
  readonly parts: readonly string[];
}

const shell: DemoItem = ['shell', '外壳', 'look', '无划痕，无磕碰'];
const outerBox: DemoItem = ['box', '外箱', 'look', '完好，四角不塌'];
const wiped: DemoItem = ['clean', '清洁消毒', 'clean', '75% 酒精擦拭，已晾干'];
const battery: DemoItem = ['battery', '电池', 'function', '循环 2 次，容量 99%'];
const port: DemoItem = ['port', '充电口', 'function', 'Type-C，5V 2A 正常'];
const buttons: DemoItem = ['buttons', '按键与旋钮', 'function', '手感正常，回弹一致'];
const bluetooth: DemoItem = ['bluetooth', '蓝牙', 'function', '10 米不断，版本 5.3'];
const screen: DemoItem = ['screen', '屏幕', 'look', '无亮点，无划痕'];
const power: DemoItem = ['power', '通电', 'function', '连续开机 2 小时无异常'];

/** The nearest category of a product that has a list is the one it is inspected by. */
export const demoChecklists: readonly DemoChecklist[] = [
  {
    categoryId: null,
    items: [['look', '外观', 'look', '无使用痕迹'], ['works', '能否正常用', 'function', '试用正常'], outerBox, wiped],
    parts: ['主体', '说明书', '原装外箱'],
  },
  {
    categoryId: 'digital',
    items: [shell, screen, buttons, power, battery, port, outerBox, wiped],
    parts: ['主机', '充电线', '保修卡', '说明书', '原装外箱'],
  },
  {
    categoryId: 'digitalSpeakers',
    items: [
      shell,
      ['antenna', '天线', 'function', '五节全伸，转轴不松'],
      ['buttons', '按键与旋钮', 'function', '8 键 2 旋钮，手感正常'],
      ['fm', '调频收音', 'function', '87.5 至 108 兆赫，收到 22 台'],
      ['shortWave', '中短波', 'function', '收到 9 台，底噪正常'],
      bluetooth,
      ['sound', '扬声器', 'function', '80 分贝扫频无杂音'],
      ['battery', '电池', 'function', '循环 3 次，容量 98%'],
      port,
      outerBox,
      wiped,
    ],
    parts: ['主机', '充电线', '锂电池（已装）', '便携绳', '保修卡', '说明书', '原装外箱'],
  },
  {
    categoryId: 'digitalHeadphones',
    items: [
      ['band', '头梁', 'look', '无压痕，调节顺滑'],
      ['cups', '耳罩', 'look', '无塌陷，无污渍'],
      ['sound', '左右声道', 'function', '音量一致，无杂音'],
      ['noise', '降噪', 'function', '三档切换正常'],
      ['mic', '麦克风', 'function', '通话清楚'],
      battery,
      port,
      outerBox,
      ['clean', '清洁消毒', 'clean', '耳罩拆洗，头梁酒精擦拭'],
    ],
    parts: ['主机', '充电线', '收纳袋', '说明书', '原装外箱'],
  },
  {
    categoryId: 'digitalPhoto',
    items: [
      shell,
      ['lens', '镜头与卡口', 'look', '镜片无霉无划，卡口不松'],
      ['sensor', '传感器', 'function', '小光圈拍白墙，无明显灰点'],
      ['shutter', '快门', 'function', '各档快门速度正常'],
      ['focus', '对焦', 'function', '合焦快，不拉风箱'],
      screen,
      battery,
      outerBox,
      ['clean', '清洁', 'clean', '气吹除尘，镜身擦拭'],
    ],
    parts: ['主机', '电池', '充电线', '肩带', '保修卡', '说明书', '原装外箱'],
  },
  {
    categoryId: 'computer',
    items: [shell, ['keys', '按键', 'function', '逐键测过，无连击'], power, port, outerBox, wiped],
    parts: ['主机', '电源线', '保修卡', '说明书', '原装外箱'],
  },
  {
    categoryId: 'computerHosts',
    items: [
      shell,
      screen,
      ['keys', '键盘与触控', 'function', '逐键测过，触控不飘'],
      ['load', '满载', 'function', '满载 1 小时，不降频'],
      ['disk', '硬盘', 'function', '通电 36 小时，健康度 100%'],
      battery,
      ['ports', '接口', 'function', '每个口都插过'],
      outerBox,
      wiped,
    ],
    parts: ['主机', '电源适配器', '视频线', '保修卡', '说明书', '原装外箱'],
  },
  {
    categoryId: 'home',
    items: [
      ['face', '正面与边角', 'look', '无划痕，无掉漆'],
      ['stable', '稳不稳', 'function', '放平不晃，承重试过'],
      ['joints', '接缝与五金', 'function', '严实，螺丝齐'],
      outerBox,
      ['clean', '清洁', 'clean', '除尘擦拭，无异味'],
    ],
    parts: ['主体', '安装工具', '说明书', '原装外箱'],
  },
  {
    categoryId: 'kitchen',
    items: [
      ['face', '锅身与表面', 'look', '无划痕，无碰瓷'],
      ['handle', '手柄与盖', 'function', '牢固，不晃'],
      ['flat', '底面', 'function', '平整，放稳不转'],
      outerBox,
      ['clean', '清洁消毒', 'clean', '热水洗净，高温消毒'],
    ],
    parts: ['主体', '说明书', '原装外箱'],
  },
  {
    categoryId: 'shoesBags',
    items: [
      ['face', '表面', 'look', '无磨损，无折痕'],
      ['edge', '边角与鞋底', 'look', '无磨白'],
      ['seam', '缝线与拉链', 'function', '无跳线，拉链顺滑'],
      ['inside', '内里', 'look', '干净，无异味'],
      outerBox,
      ['clean', '清洁', 'clean', '表面擦拭，内里除味'],
    ],
    parts: ['主体', '吊牌', '防尘袋', '原装外箱'],
  },
  {
    categoryId: 'bagsSuitcase',
    items: [
      shell,
      ['wheels', '万向轮', 'function', '四轮转动安静，不偏'],
      ['lock', '密码锁', 'function', '已复位 0-0-0，开合正常'],
      ['rod', '拉杆', 'function', '三档不卡，不晃'],
      ['inside', '内里', 'look', '干净，绑带有力'],
      outerBox,
      wiped,
    ],
    parts: ['主体', '钥匙', '防尘袋', '说明书', '原装外箱'],
  },
  {
    categoryId: 'outdoor',
    items: [
      ['face', '外观', 'look', '无破损，无明显使用痕迹'],
      ['strong', '受力处', 'function', '拉扯试过，无松动'],
      ['works', '功能', 'function', '展开、收起各三次，正常'],
      outerBox,
      ['clean', '清洁', 'clean', '除泥晾干，无异味'],
    ],
    parts: ['主体', '收纳袋', '说明书', '原装外箱'],
  },
  {
    categoryId: 'children',
    items: [
      ['face', '表面与边角', 'look', '无毛刺，无掉漆'],
      ['works', '功能', 'function', '试用正常'],
      ['safe', '小零件', 'function', '拉力试过，不脱落'],
      outerBox,
      ['clean', '清洁消毒', 'clean', '食品级消毒液擦拭'],
    ],
    parts: ['主体', '五金件', '说明书', '原装外箱'],
  },
];

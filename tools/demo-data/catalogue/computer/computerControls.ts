import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'suoyin-knob-controller',
    title: '索引 四旋钮桌面控制器 可编程 免驱',
    subtitle: '修图、调音、翻时间线，拧一下比拖滑块准。',
    brand: 'suoyin',
    category: 'computerControls',
    look: { emoji: '1f39b-fe0f', saturation: 0.6, beside: ['1f5a5-fe0f'] },
    priceYuan: 259,
    formerYuan: 299,
    options: [
      {
        name: '颜色',
        values: [
          { value: '月白', swatch: '#e6ebef' },
          { value: '墨黑', swatch: '#33363b' },
        ],
      },
    ],
    parameters: [
      ['型号', 'N4'],
      ['连接方式', '有线'],
      ['旋钮', '4 个编码器，可按下'],
      ['刻度', '每圈 24 格'],
      ['配置', '板载 8 组'],
      ['接口', 'USB-C'],
      ['尺寸', '11 × 11 × 4 厘米'],
      ['重量', '285 克'],
    ],
    tags: ['两年质保'],
    salesCount: 142,
    weightGrams: 285,
    story: [
      ['手指知道的刻度', '每圈 24 格，有轻微的顿挫。修图时眼睛看画面，手指数着格子就够了。转快一点步子会自动变大。'],
      [
        '按下去还有一层',
        '旋钮可以按，默认是重置。八组配置存在机身里，换电脑也跟着走。每组可以起名字，旋钮旁的小灯显示是第几组。',
      ],
      [
        '什么软件都能接',
        '它在电脑看来是一把键盘，任何支持快捷键的软件都能用，不必等谁适配。写代码的人拿它翻行号也挺好。',
      ],
    ],
    reviews: [
      { stars: 5, text: '调曝光和色温用它，一天能多出几十张片子。', pictures: 1 },
      { stars: 4, text: '配置网页简单，要是能直接导入别人的方案就好了。' },
      { stars: 5, text: '剪视频拧时间线，很上头。比鼠标拖来拖去准多了。' },
    ],
    questions: [['不是常见系统的电脑能用吗？', '能用，配置通过浏览器完成，不限系统。']],
  },
  {
    slug: 'huisheng-fader-controller',
    title: '回声 单推子声音控制器 60 毫米行程 带静音',
    subtitle: '开会直播时，音量就在手边一推。',
    brand: 'huisheng',
    category: 'computerControls',
    look: { emoji: '1f39a-fe0f', saturation: 0.6, hue: 15, rotate: 3, beside: ['1f399-fe0f'] },
    priceYuan: 179,
    vipYuan: 168,
    options: [],
    parameters: [
      ['型号', 'F1'],
      ['连接方式', '有线'],
      ['推子', '60 毫米，阻尼'],
      ['按键', '静音、切换输入'],
      ['接口', 'USB-C'],
      ['指示', '静音红灯'],
      ['尺寸', '6.5 × 11 × 3 厘米'],
      ['重量', '190 克'],
    ],
    tags: ['两年质保'],
    salesCount: 58,
    weightGrams: 190,
    story: [
      ['推上去，拉下来', '60 毫米长行程推子，带油阻尼，推得慢声音就变得慢。直播时淡出很自然。推子帽可以换颜色。'],
      [
        '静音是看得见的',
        '按键下有红灯，亮着就是静音。不必再问一句你们听得到吗。红灯从桌子对面也看得到，家人就知道先别进来。',
      ],
      ['一次只管好一路', '可以指定控制话筒、系统声音或某个软件。长按切换键，灯色告诉你现在管的是谁。设置存在机身里。'],
    ],
    reviews: [
      { stars: 5, text: '每天五六个会，静音一按一个准，不用到处找窗口。' },
      { stars: 4, text: '推子手感好，线只有一米，主机在地上要加延长线。' },
      { stars: 4, text: '功能简单专一，我就要这个。放显示器下面不占地方。', pictures: 1 },
    ],
  },
] satisfies DemoProduct[];

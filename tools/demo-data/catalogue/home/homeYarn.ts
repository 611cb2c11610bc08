import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'shanyu-merino-yarn',
    title: '山隅 美利奴毛线 5 团 靛蓝 含棒针',
    subtitle: '新手也能织完的一条围巾，线不扎脖子。',
    brand: 'shanyu',
    category: 'homeYarn',
    look: { emoji: '1f9f6', saturation: 0.56, beside: ['1f9e3'] },
    priceYuan: 79,
    options: [
      {
        name: '颜色',
        values: [
          { value: '靛蓝', swatch: '#3f5579' },
          { value: '燕麦', swatch: '#d8cbb4' },
          { value: '陶土', swatch: '#c27b58' },
          { value: '松绿', swatch: '#5b7362' },
        ],
      },
    ],
    soldOut: ['陶土'],
    parameters: [
      ['材质', '羊毛'],
      ['适用季节', '秋冬'],
      ['成分', '100% 美利奴羊毛'],
      ['规格', '50 克 × 5 团'],
      ['线长', '每团 110 米'],
      ['棒针', '竹制 5 毫米一副'],
      ['洗涤', '冷水手洗，平铺晾干'],
    ],
    tags: ['缺团补发'],
    salesCount: 530,
    weightGrams: 360,
    story: [
      ['贴着脖子也不扎', '十九点五微米的美利奴羊毛，比普通羊毛细三成。四股松捻，织出来松软有弹性，孩子也愿意戴。'],
      [
        '五团，刚好一条围巾',
        '按平针起三十二针，五团能织一条二十五厘米宽、一米六长的围巾。随盒附图解，三种针法都画了步骤。',
      ],
      ['靛蓝有深有浅', '分批缸染，同一缸的五团放在一起发，不会有色差。想多买请一次买够，跨缸的颜色会差一点点。'],
    ],
    reviews: [
      { stars: 5, text: '线很软，织起来不劈叉，平生织完的头一条围巾。', pictures: 1 },
      { stars: 5, text: '竹针光滑，线团不打结，靛蓝色看着就暖。' },
      { stars: 4, text: '说明的图解有一处看不太懂，问客服讲明白了。' },
    ],
  },
] satisfies DemoProduct[];

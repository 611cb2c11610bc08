import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'care-safety-razor',
    title: '格物 黄铜双面剃须刀 通用刀片 附 10 片',
    subtitle: '一把柄用很多年，刀片几毛一片，剃得干净',
    brand: 'gewu',
    category: 'careShave',
    look: { emoji: '1fa92', rotate: -10, saturation: 0.6, hue: 178 },
    priceYuan: 188,
    vipYuan: 172,
    formerYuan: 218,
    options: [
      {
        name: '颜色',
        values: [
          { value: '黄铜', swatch: '#b0904f' },
          { value: '云灰', swatch: '#a8abad' },
          { value: '墨黑', swatch: '#3a3a3a' },
        ],
      },
    ],
    parameters: [
      ['材质', '金属'],
      ['适用人群', '男士'],
      ['重量', '82 克'],
      ['刀片', '通用双面刀片'],
      ['附件', '10 片刀片、刀架'],
      ['柄身', '黄铜电镀'],
    ],
    tags: ['柄身终身保修'],
    salesCount: 648,
    weightGrams: 260,
    story: [
      ['靠重量，不靠用力', '82 克的铜柄，刀头三十度贴脸，让它自己往下走。刚换手动的人前几次要慢，一周就顺了。'],
      ['换片比换头便宜', '通用的双面刀片几毛钱一片，一片用五次，一年不过三十块。不用再买贵的替换头，也少扔塑料。'],
      ['冲一冲放架上', '用完拧松一圈，冲掉胡茬和泡沫，甩干立在架子上。铜会慢慢有包浆，用牙膏擦一擦又亮。'],
    ],
    reviews: [
      { stars: 5, text: '剃得比三片刀干净，刮过没有小红点，柄很沉手。', pictures: 1 },
      { stars: 4, text: '前三天割了两个小口子，掌握角度以后顺了。' },
      { stars: 5, text: '刀片便宜，一盒够用一年，越用越顺手。' },
      {
        stars: 3,
        text: '说明书太简单，装刀片的方向我看视频才懂。',
        reply: '谢谢，新版说明书加了图，已经把电子版发到您的消息里。',
      },
    ],
    questions: [['刀片要买专用的吗？', '不用，通用双面刀片都能装。']],
  },
] satisfies DemoProduct[];

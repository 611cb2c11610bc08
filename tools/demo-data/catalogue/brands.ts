interface DemoBrand {
  readonly name: string;
  /** Other ways people write it. */
  readonly aliases?: readonly string[];
}

/** Invented brands; none of them exists. */
export const brands = {
  zhiyin: { name: '知音', aliases: ['zy'] },
  huisheng: { name: '回声', aliases: ['echo'] },
  jiuguang: { name: '旧光' },
  beiyu: { name: '北屿' },
  gewu: { name: '格物' },
  qinglan: { name: '青岚' },
  lianxi: { name: '连溪' },
  suoyin: { name: '索引', aliases: ['index'] },
  guangnian: { name: '光年里' },
  sushe: { name: '素舍' },
  zhaomu: { name: '朝暮' },
  jianzhi: { name: '简织' },
  miansheng: { name: '棉生' },
  yuanye: { name: '原野线' },
  buchuan: { name: '步川' },
  yuanxing: { name: '远行' },
  tuoling: { name: '驼铃' },
  mangu: { name: '漫谷' },
  manwu: { name: '慢物', aliases: ['slowgoods'] },
  shanyu: { name: '山隅' },
  mushi: { name: '木时' },
  dengxia: { name: '灯下' },
  yunmian: { name: '云眠' },
  pushi: { name: '朴食' },
  zaojian: { name: '灶间' },
  qingci: { name: '青瓷里' },
  tianye: { name: '田野集' },
  maixiang: { name: '麦香' },
  chaxu: { name: '茶叙' },
  guoshi: { name: '果时' },
  haiwei: { name: '海味坊' },
  runwu: { name: '润物' },
  huajian: { name: '花间集' },
  qingye: { name: '清野' },
  xiaodao: { name: '小岛' },
  taoqi: { name: '陶气' },
  xingyu: { name: '星语' },
  yeji: { name: '野集' },
  shanhe: { name: '山河户外' },
  fengqi: { name: '风起' },
  zhibi: { name: '纸笔间' },
  xianwai: { name: '弦外' },
  moxiang: { name: '墨香' },
} as const satisfies Record<string, DemoBrand>;

export type BrandId = keyof typeof brands;

/** product.md §8: by what was really spent in 12 months. */
export const levels = [
  { name: '普通用户', fromYuan: 0, integral: '1' },
  { name: '银卡会员', fromYuan: 1000, integral: '1.2' },
  { name: '金卡会员', fromYuan: 5000, integral: '1.5' },
  { name: '钻石会员', fromYuan: 20_000, integral: '2' },
] as const;

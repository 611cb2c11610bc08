/**
 * Words around the thing that somebody looks for: 送妈妈的生日礼物, 我想买一双跑鞋. Alone they stand for nothing in a shop, though
 * 送 is found on a drum that comes with its sticks, and 生日 on a tie.
 */
export const emptyWords: ReadonlySet<string> = new Set(
  `送 送给 给 替 帮 帮我 请 买 买点 想 想买 想要 要 需要 找 求 求购 推荐 适合 合适 有 有没有 什么 哪些 哪个 哪里 怎么 怎样 多少 好 好用 好看 便宜
  实惠 划算 性价比 高 比较 最好 一款 一个 一双 一件 一套 一台 一些 一点 几个 用 用的 人 人们 我们 你们 他们 自己 家里 现在 今天 看看 东西 商品
  妈妈 母亲 爸爸 父亲 老婆 老公 女朋友 男朋友 女友 男友 朋友 闺蜜 同事 领导 老板 老师 长辈 父母 生日 节日 过年 过节 纪念日`.split(
    /\s+/,
  ),
);

/** Official names that are ordinary words too (锦绣花园西区): they count only right behind the place that they belong to. */
export const ordinaryFullNames: ReadonlySet<string> = new Set(
  '东区 西区 南区 北区 中区 城区 郊区 市郊区 矿区 新区 市区 新城区 老城区 新市区 城中区 城东区 城西区 城南区 城北区 中市区 东市区 西市区 南市区 北市区 港口区 高新区 开发区 经济技术开发区 站前区 泰达 生态城'.split(
    ' ',
  ),
);

/** Short names that begin the names of streets, shops and estates in any city: glued to what follows, they say nothing. */
export const ordinaryShortNames: ReadonlySet<string> = new Set(
  '新华 和平 向阳 前进 红旗 东风 友好 太平 振兴 解放 新城 新兴 建华 工农 长安 中山 东方 文昌 天门 双河 新星 白杨 北屯 中原 东安 西安 北安 新安 永安 古城 老城 城中 城东 城西 城南 城北 青山 西湖 东湖 南湖 北湖 凤凰 兴隆 平安 永康 兴业 资源 长寿 龙门 桃源 蓝山 公安 民权 博爱 河北 海南 江南 河东 河西 东山 西山 宝山 泰山 黄山 华山 滨海 滨江 滨湖 海城 金山 银海 龙湖 东港 西岗 路桥 港口 三元 五华 五台 石林 云龙 龙泉 钟楼 鼓楼 白塔 双塔 迎江 望江 沿河 通海 清河'.split(
    ' ',
  ),
);

/** Cities without districts whose short name is an ordinary word: 东方红镇 lies in another province. */
export const ordinaryCityNames: ReadonlySet<string> = new Set('东方 文昌 天门 双河 新星 白杨 北屯'.split(' '));

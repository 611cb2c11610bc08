/** 中山路, 南京东路, 北京大学: a short name that goes on like this is no place of its own. */
const STREET =
  /^(?:[东西南北中内外]?[一二三四五六七八九十]?(?:路|街(?!道)|大道|大街|道|巷|弄|环)|胡同|[村乡镇里桥门山湖河江寺庙塔站港岛岗口庄屯苑府祠亭关湾线阁楼宫坊堂厂馆坝坡坪滩洲岭峰池井墩营寨堡铺渡埠坞]|城(?!区|关)|小区|花园|家园|新村|新城|公园|大厦|广场|酒店|宾馆|饭店|银行|公寓|国际|大桥|商场|商城|市场|建材|驿站|人家|豪庭|名邸)/;
/** 工业大学, 国际机场: what is called after a place lies often in another. */
const INSTITUTION =
  /^\p{Script=Han}{0,6}?(?:大学|学院|中学|小学|医院|机场|火车站|高铁站|体育馆|体育场|博物馆|公司|集团|集贸|银行|店)/u;
/** 经济开发区, 新区, 工业园: a zone called after a district may reach beyond it. */
const ZONE =
  /^(?:\p{Script=Han}{0,6}?(?:开发|工业|产业|高新|科技|保税|合作|示范|实验|集聚|度假|经济|旅游|管理)(?:园?区|园|新区)|新区|新城|经开|高新|\p{Script=Han}?港区)/u;

/** Whether a name that ends here is only the beginning of a longer one. */
export function goesOn(text: string, end: number): boolean {
  const next = text.slice(end, end + 10);
  return STREET.test(next) || ZONE.test(next) || INSTITUTION.test(next);
}

/** The same where the name stands in the right order behind its city: only what is clearly another thing counts. */
export function becomesStreet(text: string, end: number): boolean {
  return STREET.test(text.slice(end, end + 6));
}

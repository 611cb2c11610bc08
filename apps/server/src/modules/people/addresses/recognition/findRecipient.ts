import { PHONE_MARK } from './extractPhone.ts';

interface FoundRecipient {
  readonly name: string;
  /** The stretch of the text that goes with it. */
  readonly start: number;
  readonly end: number;
}

const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝';
const NAME = new RegExp(`^(?:欧阳|上官|司马|诸葛|司徒|皇甫|令狐|慕容|尉迟|[${SURNAMES}])\\p{Script=Han}{1,2}$`, 'u');
const HONORIFIC = /^\p{Script=Han}{1,4}(?:先生|女士|小姐|老师|师傅|同学|阿姨|经理|老板)$/u;
const WORD = /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{2,8}·\p{Script=Han}{2,8}|[A-Za-z][A-Za-z .'-]{1,23})$/u;
const PLACE_ENDING = /[路街巷弄号楼栋幢室层村镇乡区县市省园苑府庄厦场院校店站桥里道座组队仓]$/;
const NO_NAME =
  /大厦|广场|花园|公寓|小区|学校|大学|医院|公司|超市|驿站|快递|菜鸟|家属|宿舍|门卫|前台|物业|软件|中心|地址|电话|手机|默认|复制/;
const FOR_RECIPIENT = /[(（]?(?:亲?收|启)[)）]?$/;
/** The same as a word of its own: 张三 收. */
const FOR_RECIPIENT_APART = new RegExp(`^[ \\t]?[(（]?(?:亲?收|启)[)）]?(?=[\\s,;${PHONE_MARK}]|$)`);
const TOKEN = new RegExp(
  `[A-Za-z][a-z.'-]*(?: [A-Za-z][a-z.'-]*){1,3}(?![^\\s,;${PHONE_MARK}])|[^\\s,;、。|:${PHONE_MARK}]+`,
  'g',
);
/** 1203室张三: written in one go, with the number right behind it. */
const GLUED = new RegExp(`(?<=[号室楼栋幢层户座元\\d])[${SURNAMES}]\\p{Script=Han}{1,2}(?=[\\s,]?${PHONE_MARK})`, 'u');

/** The word that looks most like a person: by its form, a number beside it, and standing before the address. */
export function findRecipient(text: string, division: { start: number; end: number } | null): FoundRecipient | null {
  let best: (FoundRecipient & { score: number }) | null = null;
  for (const match of text.matchAll(TOKEN)) {
    for (const found of outside(match[0], match.index, division)) {
      const score = scoreOf(found, text, division);
      if (score > (best?.score ?? 1)) best = { ...found, end: found.end + apartLength(text, found.end), score };
    }
  }
  const glued = best ? null : GLUED.exec(text);
  return glued ? { name: glued[0], start: glued.index, end: glued.index + glued[0].length } : best;
}

/** The parts of a word before and after the place's name; the place's name itself is not a recipient. */
function outside(token: string, start: number, division: { start: number; end: number } | null): FoundRecipient[] {
  const end = start + token.length;
  const cuts: [number, number][] =
    division && start < division.end && end > division.start
      ? [
          [start, division.start],
          [division.end, end],
        ]
      : [[start, end]];
  return cuts
    .filter(([from, to]) => to > from)
    .map(([from, to]) => ({
      name: token.slice(from - start, to - start).replace(FOR_RECIPIENT, ''),
      start: from,
      end: to,
    }));
}

function scoreOf(found: FoundRecipient, text: string, division: { start: number; end: number } | null): number {
  const { name, start, end } = found;
  const hasForm = NAME.test(name);
  const isHonoured = HONORIFIC.test(name);
  if (NO_NAME.test(name) || !(hasForm || isHonoured || WORD.test(name))) return 0;
  const isBeside = neighbour(text, start, -1) === PHONE_MARK || neighbour(text, end - 1, 1) === PHONE_MARK;
  const isBefore = division !== null && end <= division.start;
  // The first word behind the place is the street unless it is clearly a person.
  const isFirstBehind =
    division !== null && start >= division.end && /^[\s,、/-]*$/.test(text.slice(division.end, start));
  return (
    (hasForm ? 2 : 0) +
    (isHonoured ? 3 : 0) +
    (isBeside ? 2 : 0) +
    (isBefore ? 2 : 0) -
    (PLACE_ENDING.test(name) ? 3 : 0) -
    (name.length > 3 && !hasForm && !isBeside ? 1 : 0) -
    (isFirstBehind ? 2 : 0)
  );
}

function apartLength(text: string, end: number): number {
  return FOR_RECIPIENT_APART.exec(text.slice(end, end + 6))?.[0].length ?? 0;
}

/** The next character that is no separator, in one direction. */
function neighbour(text: string, from: number, step: 1 | -1): string | undefined {
  let at = from + step;
  while (/[\s,;、:]/.test(text[at] ?? '')) at += step;
  return text[at];
}

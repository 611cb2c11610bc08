import { doubleSurnames, surnames } from './surnames.ts';

const TITLES = '先生|女士|小姐|老师|师傅|同学|阿姨|经理|老板|医生|大哥|大姐|总';
const SURNAME = `(?:${doubleSurnames.join('|')}|[${surnames}])`;
const NAME = new RegExp(`^(?:${SURNAME}\\p{Script=Han}{1,2}|(?:${doubleSurnames.join('|')}))$`, 'u');
const HONOURED = new RegExp(`^[\\p{Script=Han}A-Za-z]{1,8}(?:${TITLES})$`, 'u');
const WORD =
  /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{2,10}[·•.]\p{Script=Han}{2,10}|[A-Za-z][A-Za-z .'-]{1,23}|[A-Za-z]{1,3}\p{Script=Han}{2,6}(?:-\p{Script=Han}{1,4})?)$/u;
const ONE_SIGN = /^\p{Script=Han}$/u;
const ENDS = '号室楼栋幢层户座元单舍组队村路街道巷弄苑园城厦店院府\\d';
/** 1203室张三, 中大道陈小姐: written in one go at the end of the address. */
const GLUED = new RegExp(
  `(?:(?<=[${ENDS}中东西南北])${SURNAME}(?:${TITLES})|(?<=[${ENDS}])${SURNAME}\\p{Script=Han}{1,2})$`,
  'u',
);
const PLACE_ENDING = /[路街巷弄号楼栋幢室层村镇乡区县市省园苑府庄厦场院校店站桥里道座组队仓团连师旗州盟口段]$/;
const NO_NAME =
  /大厦|广场|花园|公寓|小区|学校|大学|学院|医院|公司|超市|驿站|快递|菜鸟|家属|宿舍|门卫|前台|物业|软件|中心|地址|电话|手机|默认|复制|丰巢|自提|代收点|放门|送货|中国|兵团|单元/;

export type NameForm = 'name' | 'honoured' | 'word' | 'sign' | 'none';

export function nameForm(word: string): NameForm {
  if (NO_NAME.test(word)) return 'none';
  if (HONOURED.test(word)) return 'honoured';
  if (NAME.test(word)) return 'name';
  if (WORD.test(word)) return 'word';
  return ONE_SIGN.test(word) ? 'sign' : 'none';
}

export function endsLikePlace(word: string): boolean {
  return PLACE_ENDING.test(word);
}

/** The name that is written at the end of a word without a gap. */
export function gluedName(word: string): string | null {
  const name = GLUED.exec(word)?.[0];
  return name && !endsLikePlace(name) && !NO_NAME.test(name) ? name : null;
}

/** 张三 先生, 甄 先生 */
export const TITLE_APART = new RegExp(`^[ \\t]?[(（]?(${TITLES})[)）]?(?=[\\s,;、\\u0001]|$)`);

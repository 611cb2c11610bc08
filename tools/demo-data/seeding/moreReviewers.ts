import { createRandom } from '../createRandom.ts';
import { reviewers } from './reviewers.ts';

const COUNT = 120;
const SURNAMES = '王李张刘陈杨黄赵周吴徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈';
const GIVEN = [
  '一诺',
  '子墨',
  '雨桐',
  '嘉树',
  '思齐',
  '清和',
  '明远',
  '书瑶',
  '怀瑾',
  '静姝',
  '知秋',
  '云舒',
  '景行',
  '安之',
  '乐天',
  '文卿',
  '亦凡',
  '若水',
  '敏',
  '磊',
  '婷',
  '涛',
  '洁',
  '鹏',
];

/** Others who have written reviews and do nothing else; none has the name of another. */
export const moreReviewers: readonly (readonly [name: string])[] = makeNames();

function makeNames(): [string][] {
  const random = createRandom('more reviewers');
  const taken = new Set<string>(reviewers.map(([name]) => name));
  const names: [string][] = [];
  while (names.length < COUNT) {
    const name = random.pick(SURNAMES.split('')) + random.pick(GIVEN);
    if (taken.has(name)) continue;
    taken.add(name);
    names.push([name]);
  }
  return names;
}

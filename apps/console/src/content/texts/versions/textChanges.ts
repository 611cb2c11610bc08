import type { Words } from '../textWords.ts';
import { compareLines } from './compareLines.ts';
import { type VersionFact, versionFacts } from './versionFacts.ts';

/** How one value and another in its place are called, where they have no words of their own. */
const called: Readonly<Record<VersionFact['is'], (value: string, isLater: boolean) => string>> = {
  words: (value) => value,
  picture: (_, isLater) => (isLater ? '另一张图片' : '一张图片'),
  celebrity: (_, isLater) => (isLater ? '另一位达人' : '一位达人'),
};

/** What another has changed of a text while it was being written here; of the body how many lines, which 版本 shows one by one. */
export function textChanges(before: Words, now: Words) {
  const later = new Map(versionFacts(now).map((fact) => [fact.name, fact.value]));
  const facts = versionFacts(before).map(({ name, is, value }) => {
    const next = later.get(name) ?? '';
    return {
      isChanged: next !== value,
      name,
      before: value && called[is](value, false),
      now: next && called[is](next, true),
    };
  });
  const lines = compareLines(before.markdown, now.markdown);
  const count = (kind: 'gone' | 'new') => lines.filter((line) => line.kind === kind).length;
  const body = {
    isChanged: lines.length > 0,
    name: '正文',
    before: `${count('gone')} 行`,
    now: `${count('new')} 行`,
  };
  return [...facts, body].flatMap(({ isChanged, ...change }) => (isChanged ? change : []));
}

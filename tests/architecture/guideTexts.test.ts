import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rules } from '@jiwu/contract';
import { describe, expect, it } from 'vitest';
import { footerColumns } from '../../apps/web/app/layouts/frame/footer/footerColumns.ts';
import { resolveFigures, unknownFigures } from '../../apps/server/src/modules/content/content/index.ts';

const folder = path.resolve(import.meta.dirname, '../../apps/server/content');

interface TextFile {
  readonly name: string;
  readonly head: ReadonlyMap<string, string>;
  /** Head and body, as written. */
  readonly text: string;
}

function readTexts(kind: 'guide' | 'articles'): TextFile[] {
  return readdirSync(path.join(folder, kind)).map((name) => {
    const text = readFileSync(path.join(folder, kind, name), 'utf8');
    const [, head = ''] = text.split(/^---$/m);
    const lines = head.trim().split('\n');
    return { name, text, head: new Map(lines.map((line) => [line.split(':')[0] ?? '', line.replace(/^\w+: /, '')])) };
  });
}

const guide = readTexts('guide');
const articles = readTexts('articles');

/** Names of figures, addresses, and what stands only for finding: no reader sees them. */
function readable(text: string): string {
  return text
    .replaceAll(/\{\{[^}]*\}\}/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replace(/^(?:keywords|related|date|order|popular): .*$/gm, '');
}

const units = '天|日|小时|分钟|秒|元|%|件|张|次|人|个|条|行|折|倍|积分|种|字|位|工作日|年|月|单|家|分';
const digits = new RegExp(`\\d[\\d,]*(?:\\.\\d+)?\\s*(?:个)?(?:${units})`, 'g');
const numerals = /(?<!第)[二两三四五六七八九十百千]+(?:天|日|小时|分钟|秒|元|件|积分|倍|折|年|个月|个工作日)/g;

/** Not the shop's figures: what numbers are called, the law's own name of a right, the calendar, and what one yuan is. */
const allowed = new Set([
  '七天', // 七天无理由, the law's name; compared with the rule below
  '两小时', // slots of timed delivery
  '6 位', // the payment password
  '1 元', // of what one yuan gives, or takes
  '1 积分',
  '12 个月', // the year of a level
  '12 月',
  '31 日',
]);

describe('texts of the guide', () => {
  it('are at least 42 in six sections, and the articles at least 12', () => {
    expect(guide.length).toBeGreaterThanOrEqual(42);
    expect(articles.length).toBeGreaterThanOrEqual(12);
    const sections = new Set(guide.map(({ head }) => head.get('section')));
    expect(sections).toEqual(new Set<string | undefined>(rules.content.sections));
  });

  it.each([...guide, ...articles])('$name names only figures that the rules have', ({ text }) => {
    expect(unknownFigures(text)).toEqual([]);
  });

  it.each(guide)('$name types no figure of the shop', ({ text }) => {
    const typed = [...readable(text).matchAll(digits), ...readable(text).matchAll(numerals)].map(([found]) => found);
    expect(typed.filter((found) => !allowed.has(found))).toEqual([]);
  });

  it.each(articles)('$name types no price, and no day of the rules', ({ text }) => {
    expect(readable(text).match(/[\d一二三四五六七八九十百]+\s*(?:元|块钱|积分)|\d+\s*天内|\d+\s*%/g) ?? []).toEqual(
      [],
    );
  });

  it('says seven days in words only as long as the rule does', () => {
    expect(rules.afterSale.returnDays).toBe(7);
  });

  it.each([...guide, ...articles])('$name is calm: no exclamation mark, no 亲, no half-width comma', ({ text }) => {
    const read = readable(text);
    expect(read).not.toMatch(/[!！]|亲[，,]|[\u4e00-\u9fff],/);
  });

  it.each(guide)('$name has room: title and summary as they are read, few and short keywords', ({ head, name }) => {
    const { title, summary, keyword, maxKeywords } = rules.content;
    expect(head.get('slug')).toBe(name.replace('.md', ''));
    expect(resolveFigures(head.get('title') ?? '').length).toBeLessThanOrEqual(title.max);
    expect(resolveFigures(head.get('summary') ?? '').length).toBeLessThanOrEqual(summary.max);
    const keywords = (head.get('keywords') ?? '').split(', ');
    expect(keywords.length).toBeLessThanOrEqual(maxKeywords);
    expect(keywords.filter((word) => word.length > keyword.max)).toEqual([]);
  });

  it('leads only to entries and articles that exist', () => {
    const slugs = new Set(guide.map(({ head }) => head.get('slug')));
    const articleSlugs = new Set(articles.map(({ head }) => head.get('slug')));
    const all = [...guide, ...articles];
    const links = all.flatMap(({ name, text }) =>
      [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => ({ name, to })),
    );
    const dead = links.filter(({ to }) => {
      const topic = /^\/guide\?topic=(\w+)$/.exec(to)?.[1];
      const article = /^\/homeArticles\?id=(\w+)$/.exec(to)?.[1];
      return (
        (topic !== undefined && !slugs.has(topic)) ||
        (article !== undefined && !articleSlugs.has(article)) ||
        !to.startsWith('/')
      );
    });
    expect(dead).toEqual([]);
  });

  it('names only entries that exist as near to an answer, and never itself', () => {
    const slugs = new Set(guide.map(({ head }) => head.get('slug')));
    const wrong = guide.flatMap(({ name, head }) => {
      const related = (head.get('related') ?? '').split(', ');
      return related.filter((slug) => !slugs.has(slug) || slug === head.get('slug')).map((slug) => `${name}: ${slug}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has the answer of every question in the foot of the pages', () => {
    const slugs = new Set(guide.map(({ head }) => head.get('slug')));
    const topics = footerColumns.flatMap(({ links }) => links.flatMap(({ to }) => /topic=(\w+)/.exec(to)?.[1] ?? []));
    expect(topics.length).toBeGreaterThanOrEqual(14);
    expect(topics.filter((topic) => !slugs.has(topic))).toEqual([]);
  });
});

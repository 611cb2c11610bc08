import type { rules } from '@jiwu/contract';

export interface TextWarning {
  readonly kind: (typeof rules.content.warnings)[number];
  /** Of the Markdown, from 1. */
  readonly line: number;
  readonly words: string;
}

/** 极限词, which the advertising law forbids. */
const SUPERLATIVES = /国家级|世界级|最高级|最佳|最好|最优|最低价|第一品牌|全网第一|全国第一|顶级|极品|绝无仅有|史上最/g;
const OUTSIDE = /\]\(\s*((?!\/(?![/\\])|file:|cover:)[^)\s]+)/g;
const PICTURE = /!\[\s*\]\(([^)\s]+)/g;

/** What the words alone say; whether goods are still sold is asked of the catalogue. */
export function findWarnings(markdown: string): TextWarning[] {
  return markdown.split('\n').flatMap((row, index): TextWarning[] => {
    const line = index + 1;
    return [
      ...[...row.matchAll(SUPERLATIVES)].map(([words]): TextWarning => ({ kind: 'superlative', line, words })),
      ...[...row.matchAll(OUTSIDE)].map(([, words = '']): TextWarning => ({ kind: 'outsideLink', line, words })),
      ...[...row.matchAll(PICTURE)].map(([, words = '']): TextWarning => ({
        kind: 'pictureWithoutWords',
        line,
        words,
      })),
    ];
  });
}

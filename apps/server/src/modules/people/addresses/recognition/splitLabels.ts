import { PHONE_MARK } from './extractPhone.ts';

type Kind = 'recipient' | 'number' | 'region' | 'detail' | 'ignored';

export interface LabelledText {
  readonly recipient: string | null;
  /** Region, then street, then everything that bore no label. */
  readonly rest: string;
}

const words: Readonly<Record<Kind, readonly string[]>> = {
  recipient: ['收件人姓名', '收货人姓名', '收件人', '收货人', '联系人', '收件姓名', '姓名', '名字', '我叫', '寄给'],
  /** Phone numbers are found by their form; other text after such a label counts as unlabelled. */
  number: [
    '收件人电话',
    '收货人电话',
    '收件人手机',
    '收货人手机',
    '手机号码',
    '联系电话',
    '联系方式',
    '电话号码',
    '收货电话',
    '手机号',
    '手机',
    '电话',
    '邮政编码',
    '邮编',
  ],
  region: ['所在地区', '所在区域', '收货地区', '省市区', '地区', '区域'],
  detail: ['详细收货地址', '收件人地址', '收货人地址', '详细地址', '收货地址', '收件地址', '街道地址', '地址', '住址'],
  ignored: ['备注'],
};
const kinds = new Map(
  Object.entries(words).flatMap(([kind, list]) => list.map((word) => [word, kind as Kind] as const)),
);
/** These begin ordinary words too (电话局, 手机城): without a colon they count only before a gap. */
const WEAK = ['手机', '电话', '地区', '区域', '邮编', '备注', '名字'];

/** 1.姓名: 2.电话: */
const NUMBERING = '(?:(?<!\\d)\\d[.、)] ?)?';
const all = [...kinds.keys()].toSorted((a, b) => b.length - a.length);
const strong = all.filter((word) => !WEAK.includes(word));
const LABEL = new RegExp(
  `${NUMBERING}(${all.join('|')})[ \\t]?:|(?<=^|[\\s,;、。${PHONE_MARK}])(?:(${strong.join('|')})|(${WEAK.join('|')})(?=[\\s\\d${PHONE_MARK}]))`,
  'g',
);
const LATIN_NAME = /^[A-Za-z][A-Za-z .'-]*/;
const FIRST_WORD = new RegExp(`^[^\\s,;、|${PHONE_MARK}]*`);

/** Takes the text apart at its labels, which may come in any order, or not at all. */
export function splitLabels(text: string): LabelledText {
  let recipient: string | null = null;
  const parts: Record<'region' | 'detail' | 'unlabelled', string[]> = { region: [], detail: [], unlabelled: [] };
  let kind: Kind | null = null;
  let from = 0;
  const take = (to: number) => {
    const value = text.slice(from, to).trim();
    const [line = ''] = value.split('\n', 1);
    if (kind === 'recipient' && recipient === null) {
      const name = (LATIN_NAME.exec(value) ?? FIRST_WORD.exec(value))?.[0] ?? '';
      recipient = name.trim() || null;
      parts.unlabelled.push(value.slice(name.length));
    } else if (kind === 'region' || kind === 'detail') {
      parts[kind].push(line);
      parts.unlabelled.push(value.slice(line.length));
    } else {
      parts.unlabelled.push(kind === 'ignored' ? value.slice(line.length) : value);
    }
  };
  for (const match of text.matchAll(LABEL)) {
    take(match.index);
    kind = kinds.get(match[1] ?? match[2] ?? match[3] ?? '') ?? null;
    from = match.index + match[0].length;
  }
  take(text.length);
  return { recipient, rest: [...parts.region, ...parts.detail, ...parts.unlabelled].filter(Boolean).join('\n') };
}

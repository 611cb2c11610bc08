import type { Span } from './Span.ts';

/** 麦子 2026/11/3 14:22:05, the line that WeChat puts above a copied message. */
const MESSAGE_HEAD = /^[^\n]{0,24}\d{4}[/.年-]\d{1,2}[/.月-]\d{1,2}日?[ \t]+\d{1,2}:\d{2}(?::\d{2})?[ \t]*$/gm;
/** What people say beside an address. Delivery notes (放门口) are no chatter: the courier needs them. */
const PHRASES = [
  '亲+(?:爱的)?',
  '[你您]好呀?',
  '哈[喽啰]',
  'hi|hello|ok',
  '在吗',
  '老板娘?|掌柜的?|店家|客服',
  '(?:非常|十分)?(?:感谢|谢谢|谢)(?:您|你|老板|亲|啦|了|哈|哦|咯)*',
  '多谢',
  '辛苦[您你]?了?',
  '拜托了?',
  '(?:麻烦|请)(?:[您你]|帮我|帮忙)*(?:了|尽快|快点|早点)?(?:发货?|安排|寄出?)?(?:这个|下面|以下|到)?(?:地址)?(?:一下|了|哈)?',
  '(?:能)?(?:尽快|快点|早点|马上|今天|明天)(?:帮我|能|可以)*(?:发货?|寄出?|安排)(?:走|出)?(?:吗|么|哈|吧|呗)?',
  '(?:很|比较|有点)?急(?:用|件|需|的)?|加急',
  '(?:收货|收件)?地址(?:已经?)?(?:发[你您]|如下|在下面|在这).{0,3}',
  '(?:这|那|下面|以下|上面)个?是?(?:我|他|她|客户|朋友|同事).{0,3}?的?新?地址',
  '(?:改|换|更新|修改)一?下?(?:收货|收件)?地址',
  '(?:就?发?这个|新)地址',
  '地址[变改]了',
  '收到请?回复?',
  '好的?|嗯+|哈+',
];
const WORD_START = '(?<=^|[\\s,;:。!?~、])';
const CHATTER = new RegExp(`${WORD_START}(?:${PHRASES.join('|')})(?=[\\s,;:。!?~、]|$)`, 'gi');
/** The same, glued to the address: 老板寄到河南省. */
const LEADING = new RegExp(
  `${WORD_START}(?:亲|[你您]好|老板|麻烦|请|帮我|我)*(?:寄到|发到|发往|寄往|住在|改成|改到|换成|就?发到?这个地址)(?!门|前台|驿站|物业|楼)`,
  'g',
);

/** Where the text speaks to the shop and says nothing of the address. */
export function findChatter(text: string): Span[] {
  return [MESSAGE_HEAD, CHATTER, LEADING].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}

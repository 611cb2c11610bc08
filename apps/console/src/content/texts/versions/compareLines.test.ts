import { expect, it } from 'vitest';
import { compareLines } from './compareLines.ts';

const sayLine = (row: ReturnType<typeof compareLines>[number]): string => {
  if (row.kind === 'fold') return `… ${row.count}`;
  const text = row.pieces.map((piece) => (piece.isChanged ? `[${piece.text}]` : piece.text)).join('');
  return `${{ same: ' ', gone: '-', new: '+' }[row.kind]} ${row.before ?? ''}|${row.after ?? ''} ${text}`;
};
const say = (before: readonly string[], after: readonly string[]) =>
  compareLines(before.join('\n'), after.join('\n')).map(sayLine);

it('marks the words that changed in a line, and leaves out what is far from any change', () => {
  const far = ['# 青瓷壶', '', '第一天', '', '第二天', ''];
  expect(
    say(
      [...far, '温水没过壶身，小火煮二十分钟。', '自然放凉。'],
      [...far, '温水没过壶身，小火煮三十分钟。', '自然放凉。', '擦干。'],
    ),
  ).toEqual([
    '… 4',
    '  5|5 第二天',
    '  6|6 ',
    '- 7| 温水没过壶身，小火煮[二十]分钟。',
    '+ |7 温水没过壶身，小火煮[三十]分钟。',
    '  8|8 自然放凉。',
    '+ |9 擦干。',
  ]);
});

it('takes lines that have little in common for other lines', () => {
  expect(say(['盖子揭开晾'], ['退款三天内到账'])).toEqual(['- 1| 盖子揭开晾', '+ |1 退款三天内到账']);
});

it('says nothing of texts that are the same', () => {
  expect(say(['同样', '两行'], ['同样', '两行'])).toEqual([]);
});

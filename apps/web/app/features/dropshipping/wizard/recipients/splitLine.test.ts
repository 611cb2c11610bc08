import { expect, it } from 'vitest';
import { splitLine } from './splitLine.ts';

const socks = { code: 'SH-WZ-03', title: '精梳棉中筒袜 3 双', skuLabel: '' };
const brush = { code: 'RW-YS-04', title: '软毛牙刷 4 支', skuLabel: '白色' };
const who = '周婷 13866204911 浙江省宁波市鄞州区首南街道 1 号';

it.each([
  ['周婷，13866204911，浙江省宁波市鄞州区首南街道 1 号，牙刷，1', who, '牙刷', '1'],
  ['周婷\t13866204911\t浙江省宁波市鄞州区首南街道 1 号\tRW-YS-04\t2 件', who, 'RW-YS-04', '2 件'],
  [`${who} RW-YS-04 2`, who, 'RW-YS-04', '2'],
  [`${who} 牙刷 x3`, who, '牙刷', '3'],
  [`${who} 牙刷`, who, '牙刷', '1'],
  [`${who} 601`, `${who} 601`, '', '1'],
  [`${who} RW-SZ-05 1`, who, 'RW-SZ-05', '1'],
  [`RW-YS-04 ${who}`, who, 'RW-YS-04', '1'],
])('%s', (line, text, goods, quantity) => {
  expect(splitLine(line, [socks, brush])).toEqual({ text, goods, quantity: quantity.replace(/ 件$/, '') });
});

it('takes the goods of the batch where there is one only', () => {
  expect(splitLine(`${who} 2件`, [socks])).toEqual({ text: who, goods: 'SH-WZ-03', quantity: '2' });
});

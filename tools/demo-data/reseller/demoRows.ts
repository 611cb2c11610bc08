import type { TypedRow } from '../../../apps/server/src/modules/channels/dropshipping/index.ts';
import { createRandom, type Random } from '../createRandom.ts';

const SURNAMES = '王李张刘陈杨黄赵周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'.split('');
const NAMES = [
  '婷',
  '敏',
  '静',
  '磊',
  '洋',
  '艳',
  '勇',
  '娟',
  '涛',
  '明',
  '秀兰',
  '雨桐',
  '子涵',
  '浩然',
  '梓萱',
  '思远',
  '嘉怡',
  '晓峰',
];
const PLACES = [
  '浙江省杭州市西湖区',
  '浙江省宁波市鄞州区',
  '浙江省温州市鹿城区',
  '江苏省苏州市姑苏区',
  '江苏省南京市鼓楼区',
  '上海市浦东新区',
  '上海市徐汇区',
  '北京市海淀区',
  '北京市丰台区',
  '广东省广州市天河区',
  '广东省深圳市南山区',
  '广东省佛山市顺德区',
  '四川省成都市武侯区',
  '重庆市渝中区',
  '湖北省武汉市洪山区',
  '湖南省长沙市岳麓区',
  '陕西省西安市雁塔区',
  '山东省青岛市市北区',
  '河南省郑州市金水区',
  '福建省厦门市思明区',
  '安徽省合肥市蜀山区',
  '辽宁省沈阳市和平区',
] as const;
const ROADS = [
  '人民路',
  '解放路',
  '建设大道',
  '文化路',
  '新华街',
  '中山路',
  '和平路',
  '学府路',
  '滨江大道',
  '体育路',
] as const;
const BEGINNINGS = ['135', '136', '137', '138', '139', '150', '151', '158', '159', '182', '187', '188'] as const;

/** Rows of a batch, the same on every machine, each to another person. */
export function demoRows(name: string, { count, codes }: { count: number; codes: readonly string[] }): TypedRow[] {
  const random = createRandom(`rows of ${name}`);
  return Array.from({ length: count }, (_, index) => ({
    recipient: random.pick(SURNAMES) + random.pick(NAMES),
    phoneNumber: random.pick(BEGINNINGS) + String(random.between(10_000_000, 99_999_999)),
    divisionCode: null,
    address: addressOf(random),
    goods: codes[index % codes.length] ?? '',
    quantity: random.chance(0.12) ? '2' : '1',
    isWanted: false,
  }));
}

function addressOf(random: Random): string {
  const house = `${random.between(1, 999)} 号 ${random.between(1, 30)} 幢 ${random.between(1, 18)}0${random.between(1, 4)}`;
  return `${random.pick(PLACES)}${random.pick(ROADS)} ${house}`;
}

/** What is to be mended in a batch that is still open, and a row that repeats another. */
export function withMistakes(rows: readonly TypedRow[]): TypedRow[] {
  const [first, second, third, fourth, ...others] = rows;
  if (!first || !second || !third || !fourth) throw new Error('a batch with mistakes has rows enough');
  return [
    first,
    { ...second, phoneNumber: second.phoneNumber.slice(0, -1) },
    { ...third, address: '河北省朝阳区建国路 88 号' },
    { ...fourth, goods: `${fourth.goods.slice(0, -1)}9` },
    ...others,
    first,
  ];
}

/** What stands behind a label. `number` is found by its form; other text after such a label counts as unlabelled. */
export type LabelKind = 'recipient' | 'number' | 'region' | 'detail' | 'note' | 'ignored';

const words: Readonly<Record<LabelKind, string>> = {
  recipient:
    '收件人姓名 收货人姓名 收件人 收货人 联系人姓名 联系人 收件姓名 收货姓名 买家姓名 客户姓名 姓名 名字 我叫 寄给 收方 name',
  number:
    '收件人电话 收货人电话 收件人手机号 收件人手机 收货人手机号 收货人手机 买家手机 买家电话 客户电话 客户手机 手机号码 联系电话 联系方式 联系手机 电话号码 收货电话 收件电话 手机号 手机 电话 邮政编码 邮编 座机 固话 tel phone mobile',
  region: '所在地区 所在区域 所在省市 所在城市 收货地区 省市区县 省市区 省份 城市 区县 地区 区域',
  detail:
    '详细收货地址 收件人地址 收货人地址 买家地址 客户地址 详细地址 收货地址 收件地址 街道地址 寄送地址 邮寄地址 具体地址 我的地址 地址 住址 address addr 详细',
  note: '备注 买家留言 留言',
  ignored: '收件信息 收货信息 收件人信息 收货人信息',
};

export const labelKinds: ReadonlyMap<string, LabelKind> = new Map(
  Object.entries(words).flatMap(([kind, list]) => list.split(' ').map((word) => [word, kind as LabelKind] as const)),
);

/** 省:陕西省 市:西安市 */
export const signKinds: ReadonlyMap<string, LabelKind> = new Map([
  ['收', 'recipient'],
  ['寄', 'recipient'],
  ['电', 'number'],
  ['址', 'detail'],
  ['省', 'region'],
  ['市', 'region'],
  ['区', 'region'],
  ['县', 'region'],
]);

/** These begin ordinary words too (电话局, 手机城): without a colon they count only before a gap or a number. */
export const weakLabels: ReadonlySet<string> = new Set(
  '手机 电话 地区 区域 城市 省份 区县 邮编 备注 留言 名字 详细 座机 固话 收方 name tel phone mobile address addr'.split(
    ' ',
  ),
);

import type { SheetColumn } from '../write/SheetTable.ts';
import type { ColumnDefinition } from './findColumns.ts';

interface TemplateColumn<K extends string> extends ColumnDefinition<K>, SheetColumn {
  readonly example: string;
  readonly note: string;
}

export type RecipientColumn =
  | 'recipient'
  | 'name'
  | 'phone'
  | 'province'
  | 'city'
  | 'district'
  | 'address'
  | 'skuCode'
  | 'title'
  | 'quantity';

const words = (list: string): readonly string[] => list.split(' ');

/** What a list of recipients has, by the words of shops, of their software and of couriers. The first of each is the template's. */
export const recipientColumns: Readonly<Record<RecipientColumn, TemplateColumn<RecipientColumn>>> = {
  recipient: {
    heading: '收货信息',
    synonyms: words('收货信息 收件信息 收货人信息 收件人信息 地址信息 买家信息 客户信息'),
    needed: 'never',
    kind: 'text',
    width: 50,
    example: '',
    note: '姓名、手机、地址写在一格里时用这一列，其他收货列可以不填，系统会识别。',
  },
  name: {
    heading: '收货人',
    synonyms: words(
      '收货人 收件人 收货人姓名 收件人姓名 姓名 收货姓名 收件姓名 收货人名称 收件人名称 收件方 收件方姓名 客户姓名 买家姓名 顾客姓名 联系人 联系人姓名 名字 name consignee',
    ),
    needed: { unless: 'recipient' },
    kind: 'text',
    width: 12,
    example: '王晓岚',
    note: '收件人的姓名，会印在面单上。',
  },
  phone: {
    heading: '手机',
    synonyms: words(
      '手机 手机号 手机号码 收货人手机 收货人手机号 收件人手机 收件人手机号 收件人手机号码 收货手机 收货手机号 收件手机 收件方手机 联系手机 移动电话 联系电话 联系方式 联系号码 收货人电话 收件人电话 收货电话 收件电话 收件方电话 电话 电话号码 手机/电话 电话/手机 固定电话 座机 固话 mobile phone tel telephone',
    ),
    needed: { unless: 'recipient' },
    kind: 'code',
    width: 16,
    example: '13800002207',
    note: '11 位手机号。整列设为“文本”格式，避免被改成科学计数。',
  },
  province: {
    heading: '省',
    synonyms: words('省 省份 收货省 收件省 收货省份 收件省份 收件人省份 收货人省份 所在省 province'),
    needed: 'never',
    kind: 'text',
    width: 12,
    example: '',
    note: '省、市、区可以单独成列，也可以直接写在收货地址里。',
  },
  city: {
    heading: '市',
    synonyms: words('市 城市 收货市 收件市 收货城市 收件城市 收件人城市 收货人城市 地级市 city'),
    needed: 'never',
    kind: 'text',
    width: 12,
    example: '',
    note: '同上。',
  },
  district: {
    heading: '区',
    synonyms: words(
      '区 区县 县区 县 地区 收货区 收件区 收货区县 收件区县 收件人区县 收货人区县 行政区 district county',
    ),
    needed: 'never',
    kind: 'text',
    width: 12,
    example: '',
    note: '同上。',
  },
  address: {
    heading: '收货地址',
    synonyms: words(
      '收货地址 收件地址 详细地址 收货详细地址 收件详细地址 收货人地址 收件人地址 收件人详细地址 收货人详细地址 收件方地址 完整地址 全地址 地址 街道地址 邮寄地址 寄送地址 送货地址 address',
    ),
    needed: { unless: 'recipient' },
    kind: 'text',
    width: 50,
    example: '浙江省杭州市余杭区五常街道文一西路 969 号',
    note: '写到门牌号，带上省、市、区。',
  },
  skuCode: {
    heading: '商品编码',
    synonyms: words(
      '商品编码 规格编码 sku sku编码 skucode skuid 商品sku 货号 商品货号 商家编码 商品编号 产品编码 产品编号 商品代码 货品编码 物料编码 编码 款号',
    ),
    needed: { unless: 'title' },
    kind: 'code',
    width: 16,
    example: 'SH-WZ-03',
    note: '所选商品的规格编码，在货源页可以复制。没有编码时填商品名称。',
  },
  title: {
    heading: '商品名称',
    synonyms: words(
      '商品名称 商品标题 商品名 标题 商品 产品名称 产品 货品名称 品名 宝贝标题 宝贝名称 物品名称 物品 商品规格 规格 规格名称 title product',
    ),
    needed: 'never',
    kind: 'text',
    width: 24,
    example: '',
    note: '没有商品编码时按名称找，名称在所选商品里只能有一个。',
  },
  quantity: {
    heading: '数量',
    synonyms: words('数量 件数 商品数量 购买数量 个数 份数 发货数量 订购数量 qty quantity count'),
    needed: 'never',
    kind: 'number',
    width: 8,
    example: '1',
    note: '1 到 200 的整数，不填算 1。',
  },
};

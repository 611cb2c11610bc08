import { type GoodsColumn, rules } from '@jiwu/contract';
import type { SheetColumn } from '../write/SheetTable.ts';
import type { ColumnDefinition } from './findColumns.ts';

interface TemplateColumn extends ColumnDefinition<GoodsColumn>, SheetColumn {
  readonly example: string;
  readonly note: string;
}

const words = (list: string): readonly string[] => list.split(' ');
const { columns } = rules.goods.import;

function column(
  name: GoodsColumn,
  synonyms: string,
  kind: SheetColumn['kind'],
  width: number,
  example: string,
  note: string,
): TemplateColumn {
  const needed = name === 'code' ? 'always' : 'never';
  return { heading: columns[name], synonyms: words(synonyms), needed, kind, width, example, note };
}

/** What a file of goods has, by the words of shops and of their software. The first of each is the template's. */
export const goodsColumns: Readonly<Record<GoodsColumn, TemplateColumn>> = {
  code: column(
    'code',
    '编码 商品编码 规格编码 sku编码 sku 货号 商家编码 sku货号 条码 skucode code',
    'code',
    20,
    'GW-MJ-68-WB',
    '一行一个规格，按编码认。编码已有的是改，没有的是新增。',
  ),
  productNo: column('productNo', '商品号 商品编号 商品id productno', 'code', 12, '', '给已有的商品添一个规格时写。'),
  title: column(
    'title',
    '商品名称 商品标题 标题 品名 名称 title',
    'text',
    36,
    '慢物 手作青瓷侧把壶',
    '2 到 60 个字。新增时要写，同名的几行是一件商品的几个规格。',
  ),
  subtitle: column('subtitle', '副标题 卖点 subtitle', 'text', 30, '', '不超过 120 个字。'),
  brand: column('brand', '品牌 品牌名称 brand', 'text', 12, '慢物', '已有品牌的名称。新增时要写。'),
  category: column(
    'category',
    '类目 商品类目 分类 类别 category',
    'text',
    14,
    '茶具酒具',
    '最低一级类目的名称。新增时要写。',
  ),
  template: column(
    'template',
    '运费模板 运费 物流模板 shippingtemplate',
    'text',
    12,
    '',
    '运费模板的名称，不写就用第一个。',
  ),
  options: column(
    'options',
    '规格 规格值 销售属性 选项 options',
    'text',
    26,
    '颜色:云灰;版本:标准版',
    '一件商品有几个规格时写。',
  ),
  price: column('price', '售价 价格 销售价 单价 现价 一口价 price', 'number', 10, '189.00', '元，最多两位小数。'),
  vipPrice: column('vipPrice', 'VIP价 会员价 vip vipprice', 'number', 10, '', '要低于售价；写“无”表示去掉。'),
  marketPrice: column(
    'marketPrice',
    '划线价 市场价 原价 吊牌价 marketprice',
    'number',
    10,
    '',
    '只能写近 7 天的最低成交价；写“无”表示去掉。',
  ),
  wholesale: column(
    'wholesale',
    '批发价 阶梯价 wholesale',
    'text',
    22,
    '5:169.00;20:159.00',
    '件数:价格，用分号分开；写“无”表示去掉。',
  ),
  weight: column('weight', '重量（克） 重量 重量克 克重 重量g weight', 'number', 12, '650', '克。新增时要写。'),
  tags: column('tags', '标签 tags', 'text', 16, '手作,礼物', '用逗号分开；写“无”表示去掉。'),
  isOnSale: column('isOnSale', '在售 是否在售 上架 状态 onsale', 'text', 8, '是', '是 或 否。'),
  stock: column(
    'stock',
    '库存 在库 库存数量 数量 stock',
    'number',
    10,
    '',
    '改成多少件。只能改多，多出的算入库；减少请用盘点。',
  ),
  unitCost: column(
    'unitCost',
    '单件成本 成本 成本价 进价 采购价 cost',
    'number',
    12,
    '',
    '元。库存改多时，多出的每件的成本。',
  ),
  pictures: column(
    'pictures',
    '图片 主图 图片文件名 pictures',
    'text',
    24,
    '',
    '先上传图片，这里写文件名，用分号分开。',
  ),
};

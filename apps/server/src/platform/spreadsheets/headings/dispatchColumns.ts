import type { ColumnDefinition } from './findColumns.ts';

export type DispatchColumn = 'orderNo' | 'carrier' | 'trackingNo';

const words = (list: string): readonly string[] => list.split(' ');

/** What a list of parcels has that left the warehouse, by the words of warehouses and their software. */
export const dispatchColumns: Readonly<
  Record<DispatchColumn, ColumnDefinition<DispatchColumn> & { readonly heading: string }>
> = {
  orderNo: {
    heading: '订单号',
    synonyms: words('订单号 订单编号 订单号码 订单 平台订单号 原始订单号 单据编号 orderno'),
    needed: 'always',
  },
  carrier: {
    heading: '快递公司',
    synonyms: words('快递公司 物流公司 承运商 快递 物流 快递名称 物流名称 快递公司名称 物流公司名称 配送方式 carrier'),
    needed: 'always',
  },
  trackingNo: {
    heading: '运单号',
    synonyms: words('运单号 快递单号 物流单号 运单编号 快递号 快递运单号 物流运单号 面单号 单号 trackingno'),
    needed: 'always',
  },
};

import { rules } from '@jiwu/contract';
import type { SheetColumn } from '../write/SheetTable.ts';
import type { ColumnDefinition } from './findColumns.ts';

const { dispatchColumns: headings } = rules.order;

export type DispatchColumn = keyof typeof headings;

const words = (list: string): readonly string[] => list.split(' ');

interface TemplateColumn extends ColumnDefinition<DispatchColumn>, SheetColumn {
  readonly example: string;
  readonly note: string;
}

/** What a list of parcels has that left the warehouse, by the words of warehouses and their software. */
export const dispatchColumns: Readonly<Record<DispatchColumn, TemplateColumn>> = {
  orderNo: {
    heading: headings.orderNo,
    synonyms: words('订单号 订单编号 订单号码 订单 平台订单号 原始订单号 单据编号 orderno'),
    needed: 'always',
    kind: 'code',
    width: 22,
    example: '2026010100000001',
    note: '一行一个包裹，照订单上的号码写。单元格先设为文本，免得末几位变成 0。',
  },
  carrier: {
    heading: headings.carrier,
    synonyms: words('快递公司 物流公司 承运商 快递 物流 快递名称 物流名称 快递公司名称 物流公司名称 配送方式 carrier'),
    needed: 'always',
    kind: 'text',
    width: 16,
    example: '顺丰速运',
    note: '写全称或常用的简称都认：顺丰、中通、圆通、京东。',
  },
  trackingNo: {
    heading: headings.trackingNo,
    synonyms: words('运单号 快递单号 物流单号 运单编号 快递号 快递运单号 物流运单号 面单号 单号 trackingno'),
    needed: 'always',
    kind: 'code',
    width: 24,
    example: 'SF0000000000000',
    note: '照面单写，字母大小写都可以。同一份文件再传一次，不会重复发货。',
  },
};

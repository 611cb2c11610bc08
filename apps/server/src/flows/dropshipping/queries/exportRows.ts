import { type DropshippingRow, rules } from '@jiwu/contract';
import { fenToYuan } from '@jiwu/kernel';
import type { Batch } from '../../../modules/channels/dropshipping/index.ts';
import { findDivision } from '../../../modules/people/addresses/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { ColumnKind, SheetTable } from '../../../platform/spreadsheets/write/SheetTable.ts';
import { describeRows } from './describeRows.ts';
import { pageRows, type RowFilter } from './pageRows.ts';

interface Column {
  readonly heading: string;
  readonly kind: ColumnKind;
  readonly width: number;
  readonly cell: (row: DropshippingRow) => string;
}

/** Read at once; no more of a batch are in memory while it is written. */
const PAGE = 500;

const column = (heading: string, kind: ColumnKind, width: number, cell: Column['cell']): Column => ({
  heading,
  kind,
  width,
  cell,
});

const rowNo = column('行号', 'number', 8, ({ no }) => String(no));
const recipient = column('收货人', 'text', 14, ({ typed }) => typed.recipient);
/** As its owner sees it: in part, once the row is ordered. */
const phone = column('手机', 'code', 16, ({ typed }) => typed.phoneNumber);

/** The headings are those of the template: mended in a spreadsheet, the file can be imported again. */
const typedColumns: readonly Column[] = [
  rowNo,
  recipient,
  phone,
  column('收货地址', 'text', 50, addressOf),
  column('商品编码', 'code', 20, ({ typed }) => typed.goods),
  column('数量', 'number', 8, ({ typed }) => typed.quantity),
  column('要改的原因', 'text', 44, reasonOf),
];

const stateWords: Readonly<Record<NonNullable<DropshippingRow['order']>['state'], string>> = {
  awaitingPayment: '待付款',
  awaitingGroup: '待成团',
  awaitingDispatch: '待发货',
  awaitingReceipt: '已发出',
  completed: '已完成',
  closed: '已关闭',
};

const orderedColumns: readonly Column[] = [
  rowNo,
  column('订单号', 'code', 20, ({ order }) => order?.no ?? ''),
  column('状态', 'text', 10, ({ order }) => (order ? stateWords[order.state] : '没有下单')),
  column('快递公司', 'text', 12, ({ order }) => order?.parcel?.carrierName ?? ''),
  column('运单号', 'code', 20, ({ order }) => order?.parcel?.trackingNo ?? ''),
  recipient,
  phone,
  column('收货地址', 'text', 50, addressOf),
  column('商品编码', 'code', 20, ({ sku, typed }) => sku?.code ?? typed.goods),
  column('商品名称', 'text', 30, ({ sku }) => [sku?.title, sku?.skuLabel].filter(Boolean).join(' ')),
  column('数量', 'number', 8, ({ pieces, typed }) => String(pieces ?? typed.quantity)),
  column('单价', 'number', 10, ({ price }) => yuan(price?.unitPriceFen)),
  column('运费', 'number', 10, ({ price }) => yuan(price?.shippingFen)),
  column('合计', 'number', 10, ({ price }) => yuan(price?.payFen)),
  column('没有下单的原因', 'text', 44, (row) => (row.order ? '' : reasonOf(row))),
];

/** The rows of a batch as a table: as they were typed before it is ordered, with orders and parcels afterwards. */
export function exportRows(
  db: Reader,
  batch: Batch,
  filter: RowFilter | undefined,
): SheetTable & { readonly name: string } {
  const columns = batch.ordered ? orderedColumns : typedColumns;
  return { name: '代发批次', columns, rows: cellsOf(db, batch, { columns, filter }) };
}

async function* cellsOf(
  db: Reader,
  batch: Batch,
  { columns, filter }: { columns: readonly Column[]; filter: RowFilter | undefined },
): AsyncGenerator<string[]> {
  let cursor: string | undefined;
  do {
    const page = await pageRows(db, batch, { filter, cursor, limit: PAGE });
    for (const row of await describeRows(db, batch, page.rows)) yield columns.map(({ cell }) => cell(row));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** With the place that was chosen for it, or as it was typed. */
function addressOf({ typed }: DropshippingRow): string {
  const chosen = typed.divisionCode === null ? null : findDivision(typed.divisionCode);
  if (!chosen) return typed.address;
  // A municipality is its own city.
  const place = new Set([chosen.province, chosen.city, chosen.district]);
  return [...place, typed.address].join('');
}

function reasonOf({ problems, repeats, state }: DropshippingRow): string {
  const wrong = problems.map(({ code, suggestion }) => {
    const { words } = rules.dropshipping.problems[code];
    return suggestion === null ? words : `${words}，最接近的是 ${suggestion}`;
  });
  if (state !== 'repeated' || !repeats) return wrong.join('；');
  return repeats.batchNo === null ? `与第 ${repeats.no} 行相同` : `与批次 ${repeats.batchNo} 第 ${repeats.no} 行相同`;
}

function yuan(fen: number | undefined): string {
  return fen === undefined ? '' : fenToYuan(fen);
}

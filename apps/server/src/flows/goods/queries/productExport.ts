import { staffProductEndpoints, type StaffProductRow } from '@jiwu/contract';
import { fenToYuan } from '@jiwu/kernel';
import { exportKind } from '../../../modules/staff/exports/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import { timeWords } from '../../staff/timeWords.ts';
import { findStaffProducts } from './findStaffProducts.ts';

const { staffProductList } = staffProductEndpoints;

const stateWords: Readonly<Record<StaffProductRow['state'], string>> = {
  draft: '草稿',
  onSale: '在售',
  offSale: '已下架',
};

/** Products as they are filtered on their page, a row each. What can be brought in again, a row for each SKU, is `exportGoods`. */
export const productExport = exportKind('products', {
  title: '商品列表',
  roles: staffProductList.roles,
  filters: staffProductList.query.omit({ cursor: true }),
  async read(db, { filters, after, limit }) {
    const { view = 'all', words = null, categoryId = null, brandId = null } = filters;
    const [at, id] = after === null ? [] : decodeCursor(after, timeCursor);
    const from = at === undefined || id === undefined ? null : { at: new Date(at), id };
    const asked = { view, words, categoryId, brandId, after: from, size: limit };
    const { items, next } = await findStaffProducts(db.read, db.searching, asked);
    return { rows: items, next: next === null ? null : encodeCursor([next.at.toISOString(), next.id]) };
  },
  columns: [
    { heading: '商品号', kind: 'code', width: 12, of: 'title', cell: ({ no }) => String(no) },
    { heading: '商品', kind: 'text', width: 50, of: 'title', cell: ({ title }) => title },
    { heading: '规格数', kind: 'number', width: 8, of: 'title', cell: ({ skuCount }) => String(skuCount) },
    { heading: '类目', kind: 'text', width: 16, of: 'categoryName', cell: ({ categoryName }) => categoryName },
    { heading: '品牌', kind: 'text', width: 16, of: 'brandName', cell: ({ brandName }) => brandName },
    { heading: '最低售价（元）', kind: 'number', width: 14, of: 'price', cell: ({ priceFen }) => yuan(priceFen?.from) },
    { heading: '最高售价（元）', kind: 'number', width: 14, of: 'price', cell: ({ priceFen }) => yuan(priceFen?.to) },
    { heading: '可售', kind: 'number', width: 8, of: 'available', cell: ({ available }) => String(available) },
    { heading: '已售', kind: 'number', width: 8, of: 'salesCount', cell: ({ salesCount }) => String(salesCount) },
    { heading: '状态', kind: 'text', width: 10, of: 'state', cell: ({ state }) => stateWords[state] },
    { heading: '草稿', kind: 'text', width: 28, of: 'draft', cell: draftOf },
    {
      heading: '改于',
      kind: 'text',
      width: 20,
      of: 'updatedAt',
      cell: ({ updatedAt }) => timeWords(new Date(updatedAt)),
    },
  ],
});

function yuan(fen: number | undefined): string {
  return fen === undefined ? '' : fenToYuan(fen);
}

function draftOf({ draft }: StaffProductRow): string {
  if (draft === null) return '';
  return draft.publishAt === null ? '有改动' : `${timeWords(new Date(draft.publishAt))} 发布`;
}

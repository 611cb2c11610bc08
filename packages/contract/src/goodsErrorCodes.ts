import type { ErrorEntry } from './ErrorEntry.ts';

/** Refusals of the work on goods in the console: drafts, stock, imports. */
export const goodsErrorCodes = {
  GOODS_CHANGED: { status: 409, code: 409500, msg: '这条资料刚被别人改过，请看过再改' },
  STOCK_MOVED: { status: 409, code: 409504, msg: '数量刚有变化，请看过新的数量再填' },
  COST_CHANGED: { status: 409, code: 409505, msg: '成本刚有变化，请看过再改' },
  IMPORT_CHANGED: { status: 409, code: 409506, msg: '这次导入的进度刚有变化，请刷新后再操作' },
  IMPORT_DONE: { status: 409, code: 409507, msg: '这份文件已经写入过，请改好内容再上传' },
  GOODS_WORD_TAKEN: { status: 409, code: 409501, msg: '地址里的这个词已经有了，请换一个' },
  SKU_CODE_TAKEN: { status: 409, code: 409503, msg: '有一个编码刚被别的规格用了，请换一个' },
  BRAND_NAME_TAKEN: { status: 409, code: 409502, msg: '已经有同名的品牌' },
  SKU_NOT_WRITTEN: { status: 422, code: 422515, msg: '这个规格还没写好，先在草稿里写编码、售价和重量' },
  IMPORT_NOTHING: { status: 422, code: 422516, msg: '没有可以写入的行' },
  IMPORT_UNDO_OVER: { status: 422, code: 422517, msg: '已经过了可以撤回的时间' },
  IMPORT_COLUMNS: { status: 422, code: 422518, msg: '没有哪一列是编码，或两项用了同一列' },
  PRODUCT_HAS_STOCK: { status: 422, code: 422514, msg: '这件商品已经进过货，不能删除' },
  PRODUCT_NOT_READY: { status: 422, code: 422510, msg: '还有几处要改，改好才能发布' },
  PRODUCT_NO_DRAFT: { status: 422, code: 422511, msg: '没有要发布的改动' },
  PRODUCT_NOT_ON_SALE: { status: 422, code: 422512, msg: '这件商品现在没有在卖' },
  PRODUCT_ON_SALE: { status: 422, code: 422513, msg: '这件商品已经在卖，或还从没发布过' },
  CATEGORY_NOT_EMPTY: { status: 422, code: 422500, msg: '类目下还有在售商品、草稿或没停用的类目，请先移走' },
  CATEGORY_MISPLACED: { status: 422, code: 422501, msg: '类目只能放在高一级、没停用的类目之下' },
  CATEGORY_CLOSED: { status: 422, code: 422502, msg: '类目已经停用，请先恢复，或换一个类目' },
  BRAND_IN_USE: { status: 422, code: 422503, msg: '品牌还有在售商品或草稿，请先处理' },
  BRAND_CLOSED: { status: 422, code: 422504, msg: '品牌已经停用，请先恢复，或换一个品牌' },
  CATEGORY_FULL: { status: 422, code: 422505, msg: '同一级的类目太多了，请先整理' },
} as const satisfies Record<string, ErrorEntry>;

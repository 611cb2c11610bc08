/** Rules of dropshipping: parcels that a business has sent to its own customers, in batches. */
export const dropshipping = {
  /**
   * draft: rows may still be unread, as while a file is imported. checked: every row has its verdict. ordering: its orders are being
   * made. unpaid: all of them are, and wait for the one payment. completed: every order has ended. closed: never paid.
   */
  states: ['draft', 'checked', 'ordering', 'unpaid', 'paid', 'completed', 'closed'],
  /** States in which rows can be added, changed and removed. */
  openStates: ['draft', 'checked'],
  /** Filters of the list of batches. */
  tabs: ['processing', 'awaitingDispatch', 'sent', 'completed'],
  /** unread: nobody has looked at it yet. repeated: like another row, and not ordered unless it is wanted all the same. */
  rowStates: ['unread', 'bad', 'repeated', 'good', 'ordered'],
  /** Filters of the rows of a batch: by verdict before it is ordered, by where the parcel is afterwards. */
  rowFilters: ['bad', 'repeated', 'good', 'awaitingDispatch', 'sent', 'completed', 'closed'],
  /** How the rows of a batch came. */
  sources: ['typed', 'pasted', 'imported', 'repeated'],
  /** Of a list of recipients that was sent as a file: its rows are taken in the background. */
  fileStates: ['reading', 'done', 'stopped', 'failed'],
  /** Files that a list of recipients, or of parcels, comes and goes as. */
  fileFormats: ['xlsx', 'csv'],
  /** The columns of a row, as a sheet has them. */
  fields: ['recipient', 'phoneNumber', 'address', 'goods', 'quantity'],
  /** What is wrong with a row, and in which column. */
  problems: {
    recipientMissing: { field: 'recipient', words: '没有写收件人' },
    recipientLong: { field: 'recipient', words: '收件人太长，最多 24 个字' },
    recipientError: { field: 'recipient', words: '这一格是表格的错误值，请填上收件人' },
    phoneMissing: { field: 'phoneNumber', words: '没有写手机号' },
    phoneShort: { field: 'phoneNumber', words: '手机号位数不够，应为 11 位' },
    phoneLong: { field: 'phoneNumber', words: '手机号位数太多，应为 11 位' },
    phoneWrong: { field: 'phoneNumber', words: '这不是手机号，请核对' },
    placeUnclear: { field: 'address', words: '认不出省市区，请选一个地区' },
    detailMissing: { field: 'address', words: '没有写街道和门牌' },
    detailLong: { field: 'address', words: '街道和门牌太长，最多 120 个字' },
    addressError: { field: 'address', words: '地址里有表格的错误值，请重新填写' },
    goodsMissing: { field: 'goods', words: '没有写商品' },
    goodsUnknown: { field: 'goods', words: '没有这个商品编码，也没有这样的商品名' },
    goodsSeveral: { field: 'goods', words: '有几个规格都对得上，请写商品编码' },
    goodsGone: { field: 'goods', words: '这个规格已经下架' },
    goodsLimited: { field: 'goods', words: '这件商品限购，不能代发' },
    quantityWrong: { field: 'quantity', words: '件数要写成 1 以上的整数' },
    quantityLarge: { field: 'quantity', words: '一行最多 200 件' },
  },
  /**
   * Why a row cannot be cancelled. unknown: the batch has no order of this number. sent: a parcel of it has left. ended: it was
   * completed or returned.
   */
  cancelRefusals: ['unknown', 'sent', 'ended'],
  noPattern: /^DS\d{16}$/,
  maxRows: 5000,
  rowsPerRequest: 200,
  rowsPerPage: 50,
  batchesPerPage: 10,
  /** SKUs that are chosen for a batch before its rows are written. */
  maxGoods: 200,
  /** Pieces of one row. */
  maxPieces: 200,
  name: { max: 60 },
  /** Files that one person may send in a day. */
  filesPerDay: 100,
  fileName: { max: 100 },
  /** A cell of a row as it was typed. */
  cell: { recipient: 60, phoneNumber: 40, address: 300, goods: 120, quantity: 20 },
  /** The stock of an ordered batch is kept this long for its payment. */
  payMinutes: 30,
  /** Batches that nobody finished. One more is refused: the others are paid, or thrown away. */
  openPerUser: 20,
  /** Who lets so many batches of a day lapse orders no other until midnight. */
  lapsedPerDay: 3,
  /** A batch that is cancelled sooner than this after it was ordered does not count as lapsed. */
  freeSeconds: 120,
  /** Same phone number, SKU and address within so many days is a repeat. */
  repeatDays: 30,
} as const;

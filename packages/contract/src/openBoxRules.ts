/** Rules of open box: opened goods, each of them one physical unit. */
export const openBox = {
  states: ['intake', 'inspecting', 'graded', 'listed', 'sold', 'returned', 'writtenOff'],
  /** 准新, A, B, C; the best first. */
  grades: ['new', 'a', 'b', 'c'],
  sources: ['afterSale', 'display', 'supplier', 'other'],
  /** 正面、背面、底部与脚垫、痕迹特写、外箱与实物、随机配件: every unit is photographed from each. */
  photoPlaces: ['front', 'back', 'base', 'wear', 'box', 'parts'],
  maxPhotos: 12,
  itemKinds: ['look', 'function', 'clean'],
  /** 正常、有痕迹、不正常. */
  results: ['ok', 'worn', 'faulty'],
  /**
   * From what an inspection found to a grade, the best first: the first row that fits is suggested. traces: how many there may be;
   * obvious: whether they may be seen from an arm's length. Nothing fits what does not work.
   */
  gradeRules: [
    { grade: 'new', isSealed: true, traces: 99, obvious: true },
    { grade: 'a', isSealed: false, traces: 0, obvious: false },
    { grade: 'b', isSealed: false, traces: 2, obvious: false },
    { grade: 'c', isSealed: false, traces: 99, obvious: true },
  ],
  /** Suggested start of the price, of the lowest price of the new one of seven days; then whole yuan. */
  startBp: { new: 9000, a: 8500, b: 7500, c: 6500 },
  /** Suggested floor, of the start. */
  floorBp: 8000,
  dropFen: 500,
  dropDays: 3,
  /** Hours and minutes in Shanghai at which prices fall. */
  dropsAt: '10:00',
  lockMinutes: 15,
  /** Locks of one user at a time, over all units; ordered ones count until they are paid. */
  locksAtOnce: 2,
  /** Who lets so many locks of a day lapse locks no more until midnight. */
  lapsedPerDay: 3,
  /** A lock that is given up after so many seconds counts as lapsed. */
  freeSeconds: 120,
  balanceOnlySeconds: 60,
  triesPerMinute: 30,
  /** What a buyer may acknowledge; every one of them: returns only for these reasons. */
  acknowledgements: ['defect', 'missing', 'used'],
  /** Of the sentences that are acknowledged: another number with every change of their words. */
  acknowledgementWords: 1,
  acknowledgedReasons: ['notAsDescribed', 'damaged', 'wrongGoods', 'missing'],
  sorts: ['new', 'saving', 'drop', 'priceUp', 'priceDown'],
  /** Per cent saved at least. */
  savings: ['10', '20', '30', '50'],
  /** `dropping`: the price falls within this time. */
  droppingHours: 48,
  /** drop: when this unit's price falls. listed: when another unit of the product is on sale. */
  reminders: ['drop', 'listed'],
  events: [
    'takenIn',
    'inspecting',
    'graded',
    'listed',
    'repriced',
    'dropped',
    'withdrawn',
    'locked',
    'released',
    'sold',
    'unsold',
    'returned',
    'writtenOff',
  ],
  serialPattern: /^[0-9A-Za-z][0-9A-Za-z-]{2,39}$/,
  keyPattern: /^[a-z][A-Za-z0-9]{0,39}$/,
} as const;

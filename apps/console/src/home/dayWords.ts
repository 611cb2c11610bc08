export interface DayWords {
  readonly day: string;
  readonly before: string;
  /** With what the figures are compared. */
  readonly against: string;
  readonly compared: string;
  readonly nobodyCame: string;
  readonly nothingPaid: string;
}

/** How a day and the one before it are called: today so far, or a day that is over. */
export function dayWords(day: string | undefined): DayWords {
  return day === undefined
    ? {
        day: '今天',
        before: '昨天',
        against: '昨天同时',
        compared: '与昨天同时刻相比。数字每 5 秒更新',
        nobodyCame: '还没有人来',
        nothingPaid: '还没有付款',
      }
    : {
        day: '这天',
        before: '前一天',
        against: '前一天',
        compared: '与前一天整天相比',
        nobodyCame: '这天没有人来',
        nothingPaid: '这天没有付款',
      };
}

export { addNotice, addNotices } from './addNotice.ts';
export { countNotices } from './countNotices.ts';
export type { NoticeTab } from './noticeTabs.ts';
export { listAllNotices } from './listAllNotices.ts';
export {
  countUnread,
  findNoticeNews,
  listNotices,
  readAllNotices,
  readNotice,
  readNoticesOfKind,
  removeNotices,
} from './noticeQueries.ts';
export { listNoticeSwitches, setNoticeSwitch } from './noticeSwitches.ts';
export { type DueSms, finishSms, giveUpSms, takeDueSms } from './sms/noticeSms.ts';
export { sweepNotices } from './sweepNotices.ts';

import { useSearchParams } from 'react-router';
import { NoticeList } from './NoticeList.tsx';
import { readNoticeTab } from './noticeFilter.ts';

/** 消息: everything that the user was told, by kind. */
export function Notices() {
  const [params] = useSearchParams();
  const tab = readNoticeTab(params);
  // Keyed: what was looked through belongs to one tab.
  return <NoticeList key={tab} tab={tab} />;
}

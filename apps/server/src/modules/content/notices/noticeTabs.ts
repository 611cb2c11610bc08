import { rules } from '@jiwu/contract';
import type { NoticeGroup } from './noticeGroups.ts';
import { findNoticeKind, type NoticeKind, noticeKinds } from './noticeKinds.ts';

export type NoticeTab = keyof typeof rules.notice.tabs;

/** The tab under which a stored kind is shown; a kind that a later version has dropped stands with the orders. */
export function tabOf(kind: string): NoticeTab {
  const group = groupOf(kind);
  return (Object.keys(rules.notice.tabs) as NoticeTab[]).find((name) => isIn(name, group)) ?? 'order';
}

/** The kinds that a tab shows. */
export function kindsOf(tab: NoticeTab): NoticeKind[] {
  return (Object.keys(noticeKinds) as NoticeKind[]).filter((kind) => isIn(tab, noticeKinds[kind].group));
}

export function groupOf(kind: string): NoticeGroup {
  return findNoticeKind(kind)?.group ?? 'order';
}

function isIn(tab: NoticeTab, group: NoticeGroup): boolean {
  return (rules.notice.tabs[tab] as readonly NoticeGroup[]).includes(group);
}

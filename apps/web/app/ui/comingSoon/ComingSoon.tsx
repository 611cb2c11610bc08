import { NoticePanel } from '../noticePanel/NoticePanel.tsx';
import type { ComingSoonPage } from './ComingSoonPage.ts';

interface ComingSoonProps {
  page: ComingSoonPage;
}

/** The honest state of a page that is not built yet: its purpose, and where to go meanwhile. */
export function ComingSoon({ page }: ComingSoonProps) {
  return <NoticePanel eyebrow="筹备中" title={page.title} text={page.sentence} actions={[page.action]} picture="tea" />;
}

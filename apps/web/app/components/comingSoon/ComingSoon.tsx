import { NoticePanel } from '../noticePanel/NoticePanel.tsx';
import type { ComingSoonPage } from './ComingSoonPage.ts';

interface ComingSoonProps {
  page: ComingSoonPage;
}

/** The honest state of a page whose content is not there yet: what it will be, and where to go meanwhile. */
export function ComingSoon({ page }: ComingSoonProps) {
  return <NoticePanel eyebrow="筹备中" title={page.title} text={page.sentence} actions={[page.action]} picture="tea" />;
}

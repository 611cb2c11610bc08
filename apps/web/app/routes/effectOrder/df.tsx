import { ComingSoon } from '../../ui/comingSoon/ComingSoon.tsx';
import { pageMeta } from '../../config/pageMeta.ts';
import { comingSoonPage } from '../comingSoonPages.ts';

const page = comingSoonPage('/effectOrder/df');

export const handle = { title: page.title };

export const meta = () => pageMeta({ title: page.title, description: page.sentence });

export default function EffectOrderDf() {
  return <ComingSoon page={page} />;
}

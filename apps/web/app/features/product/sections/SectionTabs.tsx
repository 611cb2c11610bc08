import { formatCount } from '../../../format/formatCount.ts';
import { scrollToSection } from '../../../components/sections/scrollToSection.ts';
import styles from './SectionTabs.module.css';
import { useSectionInView } from '../../../components/sections/useSectionInView.ts';

interface SectionTabsProps {
  reviewCount: number;
  questionCount: number;
}

const ids = ['detail', 'parameters', 'prices', 'reviews', 'questions'];

/** Where one is in the long part of the page; stays in sight on wide screens. */
export function SectionTabs({ reviewCount, questionCount }: SectionTabsProps) {
  const current = useSectionInView(ids);
  const labels = ['详情', '参数', '价格走势', `评价 ${formatCount(reviewCount)}`, `问答 ${formatCount(questionCount)}`];
  return (
    <nav className={styles['tabs']} aria-label="商品内容">
      {ids.map((id, at) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={scrollToSection}>
          {labels[at]}
        </a>
      ))}
    </nav>
  );
}

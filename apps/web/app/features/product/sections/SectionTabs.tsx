import { formatCount } from '../../../format/formatCount.ts';
import { SectionLinks } from '../../../ui/sections/SectionLinks.tsx';
import styles from './SectionTabs.module.css';

interface SectionTabsProps {
  reviewCount: number;
  questionCount: number;
}

/** Where one is in the long part of the page; stays in sight on wide screens. */
export function SectionTabs({ reviewCount, questionCount }: SectionTabsProps) {
  return (
    <SectionLinks
      className={styles['tabs']}
      label="商品内容"
      sections={[
        { id: 'detail', label: '详情' },
        { id: 'parameters', label: '参数' },
        { id: 'prices', label: '价格走势' },
        { id: 'reviews', label: `评价 ${formatCount(reviewCount)}` },
        { id: 'questions', label: `问答 ${formatCount(questionCount)}` },
      ]}
    />
  );
}

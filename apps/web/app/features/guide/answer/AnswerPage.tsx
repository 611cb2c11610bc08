import { rules } from '@jiwu/contract/rules';
import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import { TextParts } from '../../../shared/content/TextParts.tsx';
import { guidePages } from '../guidePages.ts';
import type { AnswerData } from '../GuideData.ts';
import { GuideColumns } from '../parts/GuideColumns.tsx';
import { GuideNav } from '../parts/GuideNav.tsx';
import styles from './AnswerPage.module.css';
import { AnswerSide } from './AnswerSide.tsx';
import { VotePanel } from './VotePanel.tsx';

/** One answer: the sentence that says it, the text, whether it helped, and where to go on. */
export function AnswerPage({ page: { answer, sections } }: { page: AnswerData }) {
  const { slug, title, section, summary, minutes, updatedAt, parts, products, votes } = answer;
  return (
    <GuideColumns
      steps={[
        { label: rules.content.sectionNames[section], to: guidePages.section(section) },
        { label: title, to: guidePages.answer(slug) },
      ]}
      nav={<GuideNav sections={sections} current={{ section, slug }} />}
      side={<AnswerSide answer={answer} />}
    >
      <article>
        <div className={styles['answer']}>
          <h1>{title}</h1>
          <p className={styles['facts']}>
            <time dateTime={updatedAt}>{shanghaiDay(updatedAt)}</time> 更新　{minutes} 分钟读完
          </p>
          <p className={styles['summary']}>{summary}</p>
          <div className={styles['text']}>
            <TextParts parts={parts} products={products} />
          </div>
        </div>
        <VotePanel slug={slug} votes={votes} />
      </article>
    </GuideColumns>
  );
}

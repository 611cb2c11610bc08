import { rules } from '@jiwu/contract/rules';
import type { ReactNode } from 'react';
import { formatCount } from '../../../format/formatCount.ts';
import { ArticleCardItem } from '../../../shared/content/ArticleCardItem.tsx';
import { LoadMore } from '../../../ui/pager/LoadMore.tsx';
import type { ArticleList, ListChoice } from '../ArticleData.ts';
import { LeadArticle } from './LeadArticle.tsx';
import styles from './ArticleResults.module.css';
import { useMoreArticles } from './useMoreArticles.ts';

interface ArticleResultsProps {
  list: ArticleList;
  choice: ListChoice;
  /** Beside them; below them on phones. */
  aside: ReactNode;
}

/** The newest article across the page, the others in two columns, and the way to older ones. */
export function ArticleResults({ list, choice, aside }: ArticleResultsProps) {
  const { items, state, loadMore } = useMoreArticles(list, choice);
  const [lead, ...others] = items;
  if (!lead) return null;
  const next = Math.min(rules.content.articlesPerPage, Math.max(1, list.total - items.length));
  return (
    <>
      <LeadArticle article={lead} />
      <div className={styles['columns']}>
        <section aria-label="最新">
          <div className={styles['head']}>
            <h2>最新</h2>
            <span>{`${formatCount(list.total)} 篇`}</span>
          </div>
          <ul className={styles['grid']}>
            {others.map((article) => (
              <ArticleCardItem key={article.id} article={article} />
            ))}
          </ul>
          <LoadMore
            shown={items.length}
            total={formatCount(Math.max(list.total, items.length))}
            state={state}
            label={`再看 ${next} 篇`}
            unit="篇"
            onMore={loadMore}
          />
        </section>
        {aside && <aside className={styles['aside']}>{aside}</aside>}
      </div>
    </>
  );
}

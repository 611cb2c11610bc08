import { rules } from '@jiwu/contract/rules';
import { useNavigation, useRevalidator } from 'react-router';
import { articlesAddress } from '../../../shared/content/articleAddress.ts';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LinkTabs } from '../../../ui/linkTabs/LinkTabs.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import type { ArticleList, ListChoice, ListData } from '../ArticleData.ts';
import { ArticleResults } from './ArticleResults.tsx';
import styles from './ArticleListPage.module.css';
import { AsidePanels } from './AsidePanels.tsx';

/** 好物志: everything that was written, the newest first, by topic or column. */
export function ArticleListPage({ page }: { page: ListData }) {
  const { list, aside, topic, column } = page;
  const { revalidate, state } = useRevalidator();
  const busy = useNavigation().location?.pathname === '/homeArticles';
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>好物志</h1>
        <p>写给认真过日子的人。收佣金的文章都标“广告”。</p>
        {/* Not a page of the shop: the browser, or a reader, opens it. */}
        <a className={styles['feed']} href="/rss.xml">
          订阅 RSS
        </a>
      </div>
      {list && <LinkTabs className={styles['tabs']} label="栏目" tabs={tabsOf(list, page)} />}
      {column && (
        <p className={styles['column']}>
          <b>{`专栏“${column}”`}</b>
          {list && <span>{`${list.total} 篇`}</span>}
        </p>
      )}
      <div className={styles['list']} aria-busy={busy}>
        {list === null && (
          <LoadFailed
            text="文章没有加载出来，请再试一次。"
            retrying={state === 'loading'}
            onRetry={() => void revalidate()}
          />
        )}
        {list?.items.length === 0 && (
          <EmptyState
            title={topic || column ? '这里还没有文章' : '还没有发布文章'}
            text="写好的文章会出现在这里，先看看在售的商品。"
            action={
              topic || column
                ? { to: articlesAddress(), label: '看全部文章' }
                : { to: '/resource', label: '去货源看看' }
            }
          />
        )}
        {list && list.items.length > 0 && (
          <ArticleResults list={list} choice={{ topic, column }} aside={aside && <AsidePanels aside={aside} />} />
        )}
      </div>
    </div>
  );
}

function tabsOf({ topics }: ArticleList, { topic, column }: ListChoice) {
  const all = topics.reduce((sum, { count }) => sum + count, 0);
  return [
    { to: articlesAddress(), label: '全部', count: String(all), isCurrent: topic === null && column === null },
    ...topics
      .filter(({ count }) => count > 0)
      .map(({ topic: name, count }) => ({
        to: articlesAddress({ topic: name }),
        label: rules.content.topicNames[name],
        count: String(count),
        isCurrent: name === topic,
      })),
  ];
}

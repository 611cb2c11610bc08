import { rules } from '@jiwu/contract/rules';
import type { ArticleCard } from '@jiwu/contract';
import { shanghaiDay } from '../../format/shanghaiDay.ts';
import { AdLabel } from '../../ui/adLabel/AdLabel.tsx';
import styles from './ArticleMeta.module.css';

interface ArticleMetaProps {
  article: Pick<ArticleCard, 'isAd' | 'topic' | 'minutes' | 'publishedAt'>;
  /** With the year. */
  isWhole?: boolean;
}

/** 广告 where someone earns by it, the topic, how long it takes to read, and its day. */
export function ArticleMeta({ article: { isAd, topic, minutes, publishedAt }, isWhole = false }: ArticleMetaProps) {
  const day = shanghaiDay(publishedAt);
  return (
    <p className={styles['meta']}>
      {isAd && <AdLabel />}
      <span>{`${rules.content.topicNames[topic]} · ${minutes} 分钟`}</span>
      <time dateTime={day}>{isWhole ? day : day.slice(5)}</time>
    </p>
  );
}

import type { ArticleCard } from '@jiwu/contract';
import { formatFen } from '../../../format/formatFen.ts';
import { articleAddress } from '../../../shared/content/articleAddress.ts';
import { ArticleMeta } from '../../../shared/content/ArticleMeta.tsx';
import { AuthorFace } from '../../../shared/content/AuthorFace.tsx';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { byline } from '../byline.ts';
import styles from './LeadArticle.module.css';

/** The newest article, with a large picture and what it names. */
export function LeadArticle({ article }: { article: ArticleCard }) {
  const { title, summary, cover, author, goods } = article;
  const picture = cover ?? goods?.pictures[0];
  return (
    <LightLink className={styles['lead']} to={articleAddress(article)}>
      <div className={styles['picture']}>
        {picture && (
          <Picture {...picture} alt="" sizes="(max-width: 767px) 100vw, 736px" width={736} height={414} first />
        )}
      </div>
      <div className={styles['words']}>
        <ArticleMeta article={article} />
        <h2>{title}</h2>
        <p className={styles['summary']}>{summary}</p>
        <div className={styles['by']}>
          <AuthorFace author={author} size={40} />
          <div>
            <b>{author.name}</b>
            <span>{byline(article)}</span>
          </div>
        </div>
        {goods && (
          <div className={styles['goods']}>
            {goods.pictures.map((one) => (
              <Picture key={one.fileId} {...one} alt="" sizes="56px" maxWidth={160} width={56} isFixed eager />
            ))}
            <p>
              <b>{`提到 ${goods.count} 件商品`}</b>
              {goods.minFen === goods.maxFen
                ? formatFen(goods.minFen)
                : `${formatFen(goods.minFen)} 至 ${formatFen(goods.maxFen)}`}
            </p>
          </div>
        )}
      </div>
    </LightLink>
  );
}

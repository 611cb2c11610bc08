import type { ArticleCard } from '@jiwu/contract';
import { LightLink } from '../../ui/link/LightLink.tsx';
import { Picture } from '../files/picture/Picture.tsx';
import { articleAddress } from './articleAddress.ts';
import styles from './ArticleCardItem.module.css';
import { ArticleMeta } from './ArticleMeta.tsx';
import { AuthorFace } from './AuthorFace.tsx';

interface ArticleCardItemProps {
  article: ArticleCard;
  /** Seen without scrolling. */
  eager?: boolean;
  /** The level of its heading on the page. */
  heading?: 'h2' | 'h3';
}

/** An article in a list: its picture, what it is about, who wrote it, and what it names. */
export function ArticleCardItem({ article, eager = false, heading: Heading = 'h3' }: ArticleCardItemProps) {
  const { title, summary, cover, author, goods } = article;
  const picture = cover ?? goods?.pictures[0];
  return (
    <li className={styles['item']}>
      <LightLink className={styles['card']} to={articleAddress(article)}>
        <div className={styles['picture']}>
          {picture && (
            <Picture
              {...picture}
              alt=""
              sizes="(max-width: 767px) 124px, 440px"
              maxWidth={880}
              width={440}
              height={293}
              eager={eager}
            />
          )}
        </div>
        <div className={styles['words']}>
          <ArticleMeta article={article} />
          <Heading>{title}</Heading>
          <p className={styles['summary']}>{summary}</p>
          <div className={styles['foot']}>
            <AuthorFace author={author} size={24} />
            <span>{author.name}</span>
            {goods && (
              <span className={styles['goods']}>
                {goods.pictures.map((one) => (
                  <Picture key={one.fileId} {...one} alt="" sizes="32px" maxWidth={80} width={32} isFixed />
                ))}
                {`${goods.count} 件商品`}
              </span>
            )}
          </div>
        </div>
      </LightLink>
    </li>
  );
}

import { celebrityAddress } from '../../../shared/celebrity/celebrityAddress.ts';
import { FollowButton } from '../../../shared/celebrity/FollowButton.tsx';
import type { Follows } from '../../../shared/celebrity/useFollows.ts';
import { articlesAddress } from '../../../shared/content/articleAddress.ts';
import { ArticleMeta } from '../../../shared/content/ArticleMeta.tsx';
import { AuthorFace } from '../../../shared/content/AuthorFace.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import type { Article } from '../ArticleData.ts';
import styles from './ArticleHead.module.css';

/** Title, summary, and who wrote it. */
export function ArticleHead({ article, follows }: { article: Article; follows: Follows }) {
  const { title, summary, author, column } = article;
  const { celebrity } = author;
  return (
    <header className={styles['head']}>
      <ArticleMeta article={article} isWhole />
      <h1>{title}</h1>
      <p className={styles['summary']}>{summary}</p>
      <div className={styles['by']}>
        <AuthorFace author={author} size={40} />
        <div>
          <b>{celebrity ? <LightLink to={celebrityAddress(celebrity.id)}>{author.name}</LightLink> : author.name}</b>
          <p>
            {author.about}
            {column && (
              <>
                {author.about && '，'}
                专栏“<LightLink to={articlesAddress({ column: column.name })}>{column.name}</LightLink>”
                {`第 ${column.no} 篇`}
              </>
            )}
          </p>
        </div>
        {celebrity && (
          <FollowButton celebrity={{ id: celebrity.id, name: author.name }} follows={follows} look="small" />
        )}
      </div>
    </header>
  );
}

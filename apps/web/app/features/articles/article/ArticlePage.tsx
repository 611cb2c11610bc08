import { rules } from '@jiwu/contract/rules';
import { useUserCache } from '../../../session/userCache.ts';
import { AdSlot } from '../../../shared/advertisement/AdSlot.tsx';
import { celebrityAddress } from '../../../shared/celebrity/celebrityAddress.ts';
import { useFollows } from '../../../shared/celebrity/useFollows.ts';
import { articleAddress, articlesAddress } from '../../../shared/content/articleAddress.ts';
import { ArticleCardItem } from '../../../shared/content/ArticleCardItem.tsx';
import { AuthorFace } from '../../../shared/content/AuthorFace.tsx';
import { TextParts } from '../../../shared/content/TextParts.tsx';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { copyText } from '../../../ui/copy/copyText.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { SectionLinks } from '../../../ui/sections/SectionLinks.tsx';
import { shareLink } from '../../../ui/share/shareLink.ts';
import { TopShare } from '../../../ui/topSlot/TopShare.tsx';
import type { PageData } from '../ArticleData.ts';
import { articleSteps } from '../articleSteps.ts';
import { AdNote } from './AdNote.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import styles from './ArticlePage.module.css';
import { NamedGoods } from './NamedGoods.tsx';

/** One article: its text in a width that reads well, what it names beside it, and what to read next. */
export function ArticlePage({ page: { article, ad, origin } }: { page: PageData }) {
  const { title, topic, cover, author, authorBio, parts, headings, products, next, topicCount } = article;
  const follows = useFollows();
  const invitationCode = useUserCache((state) => state.operator.invitationCode);
  const chapters = headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, label: text }));

  async function share() {
    const link = `${origin}${articleAddress(article)}${invitationCode && `&i=${invitationCode}`}`;
    if (await shareLink({ title, link })) return;
    await copyText(link, { what: '这篇文章的链接', done: '链接已复制，可以发给朋友' });
  }

  return (
    <div className={styles['page']}>
      <TopShare onShare={() => void share()} />
      <div className={styles['steps']}>
        <Breadcrumbs steps={articleSteps(article)} />
      </div>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <article className={styles['article']}>
            <ArticleHead article={article} follows={follows} />
            {cover && (
              <Picture
                {...cover}
                className={styles['cover']}
                alt=""
                sizes="(max-width: 767px) 100vw, 904px"
                width={904}
                height={452}
                first
              />
            )}
            <div className={styles['text']}>
              <AdNote article={article} />
              {chapters.length > 1 && (
                <details className={styles['phoneContents']}>
                  <summary>
                    {`目录，${chapters.length} 节`}
                    <Icon name="down" size={16} />
                  </summary>
                  <ol>
                    {chapters.map(({ id, label }) => (
                      <li key={id}>
                        <a href={`#${id}`}>{label}</a>
                      </li>
                    ))}
                  </ol>
                </details>
              )}
              <TextParts parts={parts} products={products} />
            </div>
            <footer className={styles['end']}>
              <AuthorFace author={author} size={64} />
              <div className={styles['author']}>
                <b>{author.name}</b>
                <p>{authorBio || author.about}</p>
              </div>
              <div className={styles['actions']}>
                <Button onClick={() => void share()}>分享</Button>
                {author.celebrity && <ButtonLink to={celebrityAddress(author.celebrity.id)}>看推荐</ButtonLink>}
              </div>
            </footer>
          </article>
          <AdSlot placement={ad} className={styles['ad']} />
        </div>
        <aside className={styles['aside']}>
          {chapters.length > 1 && (
            <section className={styles['panel']}>
              <h2>目录</h2>
              <SectionLinks className={styles['contents']} label="目录" sections={chapters} />
            </section>
          )}
          {products.length > 0 && <NamedGoods products={products} />}
        </aside>
      </div>
      {next.length > 0 && (
        <section className={styles['next']} aria-label="接着读">
          <div className={styles['nextHead']}>
            <h2>接着读</h2>
            <LightLink to={articlesAddress({ topic })}>
              {`${rules.content.topicNames[topic]} ${topicCount} 篇`}
              <Icon name="forward" size={14} />
            </LightLink>
          </div>
          <ul className={styles['cards']}>
            {next.map((one) => (
              <ArticleCardItem key={one.id} article={one} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

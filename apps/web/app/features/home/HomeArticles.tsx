import { rules } from '@jiwu/contract/rules';
import { formatCount } from '../../format/formatCount.ts';
import { AdLabel } from '../../ui/adLabel/AdLabel.tsx';
import { articleAddress } from '../../shared/content/articleAddress.ts';
import { Picture } from '../../shared/files/picture/Picture.tsx';
import { LightLink } from '../../ui/link/LightLink.tsx';
import styles from './HomeArticles.module.css';
import { HomeBlock } from './HomeBlock.tsx';
import type { HomeArticleList } from './HomeData.ts';
import { MoreLink } from './MoreLink.tsx';

/** The newest articles as a magazine's front page: one large, three beside it. */
export function HomeArticles({ articles: { items, total } }: { articles: HomeArticleList }) {
  return (
    <HomeBlock
      title="好物志"
      lead="写给认真过日子的人"
      action={<MoreLink to="/homeArticles">{`全部 ${formatCount(total)} 篇`}</MoreLink>}
    >
      <ul className={styles['articles']}>
        {items.map((article, order) => {
          const { id, title, summary, topic, minutes, cover, author, goods, isAd } = article;
          const picture = cover ?? goods?.pictures[0];
          return (
            <li key={id}>
              <LightLink to={articleAddress(article)}>
                <div className={styles['picture']}>
                  {picture && (
                    <Picture
                      {...picture}
                      alt=""
                      sizes={order === 0 ? '(max-width: 767px) 100vw, 592px' : '(max-width: 767px) 120px, 224px'}
                      maxWidth={order === 0 ? 1080 : 640}
                      width={order === 0 ? 592 : 224}
                      height={order === 0 ? 333 : 149}
                    />
                  )}
                </div>
                <div className={styles['words']}>
                  <h3>{title}</h3>
                  <p>{summary}</p>
                  <div className={styles['meta']}>
                    {isAd && <AdLabel />}
                    <span>{`${rules.content.topicNames[topic]} · ${minutes} 分钟`}</span>
                    {order === 0 && <span>{author.name}</span>}
                    {goods && <span>{`${goods.count} 件商品`}</span>}
                  </div>
                </div>
              </LightLink>
            </li>
          );
        })}
      </ul>
    </HomeBlock>
  );
}

import { rules } from '@jiwu/contract/rules';
import { celebrityAddress } from '../../../shared/celebrity/celebrityAddress.ts';
import { FollowButton } from '../../../shared/celebrity/FollowButton.tsx';
import { useFollows } from '../../../shared/celebrity/useFollows.ts';
import { articlesAddress } from '../../../shared/content/articleAddress.ts';
import { AuthorFace } from '../../../shared/content/AuthorFace.tsx';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { ProductPrice } from '../../../shared/goods/price/ProductPrice.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import type { ArticleAside } from '../ArticleData.ts';
import styles from './AsidePanels.module.css';

/** Beside the list: columns, those who write, and what is named often. A part without anything is left out. */
export function AsidePanels({ aside: { columns, authors, mentioned } }: { aside: ArticleAside }) {
  const follows = useFollows();
  return (
    <>
      {columns.length > 0 && (
        <section className={styles['panel']} aria-label="专栏">
          <h2>专栏</h2>
          <ul>
            {columns.map(({ name, author, count, picture }) => (
              <li key={name}>
                <LightLink className={styles['row']} to={articlesAddress({ column: name })}>
                  {picture && <Picture {...picture} alt="" sizes="56px" maxWidth={160} width={56} isFixed />}
                  <div className={styles['words']}>
                    <b>{name}</b>
                    <span>{`${author}，${count} 篇`}</span>
                  </div>
                </LightLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {authors.length > 0 && (
        <section className={styles['panel']} aria-label="作者">
          <h2>作者</h2>
          <ul>
            {authors.map((author) => (
              <li key={author.celebrity?.id ?? author.name} className={styles['row']}>
                <AuthorFace author={author} size={40} />
                <div className={styles['words']}>
                  {author.celebrity ? (
                    <LightLink to={celebrityAddress(author.celebrity.id)}>{author.name}</LightLink>
                  ) : (
                    author.name
                  )}
                  <span>{[author.about, `${author.count} 篇`].filter(Boolean).join('，')}</span>
                </div>
                {author.celebrity && (
                  <FollowButton
                    celebrity={{ id: author.celebrity.id, name: author.name }}
                    follows={follows}
                    look="small"
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {mentioned.length > 0 && (
        <section className={styles['panel']} aria-label="文中常提到">
          <h2>
            文中常提到
            <span>{`近 ${rules.content.mentionedDays} 天`}</span>
          </h2>
          <ul>
            {mentioned.map(({ product, articles }) => (
              <li key={product.id}>
                <LightLink className={styles['row']} to={`/product?id=${product.id}`}>
                  <Picture {...product.picture} alt="" sizes="56px" maxWidth={160} width={56} isFixed />
                  <div className={styles['words']}>
                    <span className={styles['title']}>{product.title}</span>
                    <div className={styles['price']}>
                      <ProductPrice
                        priceFen={product.priceFen}
                        vipPriceFen={product.vipPriceFen}
                        marketPriceFen={null}
                        isFrom={product.isFrom}
                        size="row"
                      />
                      {`${articles} 篇提到`}
                    </div>
                  </div>
                </LightLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

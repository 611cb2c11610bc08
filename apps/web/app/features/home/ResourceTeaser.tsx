import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import styles from './ResourceTeaser.module.css';

/** The end of the home page: the catalogue, once it holds goods, goes on here by category. */
export function ResourceTeaser() {
  return (
    <section className={styles['teaser']} aria-label="货源">
      <h2>货源</h2>
      <div className={styles['panel']}>
        <div>
          <p className={styles['title']}>商品正在陆续上架</p>
          <p>每件商品都会写明规格、全部价格与理由、历史价格和真实评价。上架后，这里会按分类一直看下去。</p>
        </div>
        <ButtonLink to="/resource">进入货源</ButtonLink>
      </div>
    </section>
  );
}

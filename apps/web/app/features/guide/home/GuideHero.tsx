import { LightLink } from '../../../ui/link/LightLink.tsx';
import { guidePages } from '../guidePages.ts';
import { GuideSearch } from '../parts/GuideSearch.tsx';
import styles from './GuideHero.module.css';
import { OwnMatters } from '../own/OwnMatters.tsx';

const oftenSearched = ['退款', '改地址', '发票', '催发货', '拼团没成'];

export function GuideHero() {
  return (
    <div className={styles['hero']}>
      <div className={styles['search']}>
        <h1>有什么可以帮您</h1>
        <GuideSearch />
        <p className={styles['often']}>
          <span>常搜</span>
          {oftenSearched.map((words) => (
            <LightLink key={words} to={guidePages.search(words)}>
              {words}
            </LightLink>
          ))}
        </p>
      </div>
      <OwnMatters />
    </div>
  );
}

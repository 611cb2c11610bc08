import { whereWords } from '../../../shared/advertisement/adWords.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { AdLabel } from '../../../ui/adLabel/AdLabel.tsx';
import { scrollToSection } from '../../../ui/sections/scrollToSection.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import type { AdvertisementAnswer } from '../AdvertisementData.ts';
import { spanWords } from '../days.ts';
import styles from './NowShown.module.css';

interface NowShownProps {
  shown: AdvertisementAnswer['shown'];
  /** Ids of the viewer's own. */
  mine: ReadonlySet<string>;
}

const sizes = '(max-width: 767px) 212px, (max-width: 1231px) 24vw, 228px';

/** What stands in the shop at this moment. Looking at it here counts for nobody. */
export function NowShown({ shown, mine }: NowShownProps) {
  return (
    <section id="now" className={styles['section']} aria-label="正在展示" tabIndex={-1}>
      {shown.length === 0 ? (
        <p className={styles['none']}>
          现在没有在展示的广告，位置都空着。
          <a href="#slots" onClick={scrollToSection}>
            看看档期
          </a>
        </p>
      ) : (
        // Scrolls sideways on phones, so the keyboard must be able to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles['list']} tabIndex={0} aria-label="正在展示的广告">
          {shown.map((ad) => (
            <li key={ad.id}>
              <LightLink to={ad.landing} rel="sponsored">
                <span className={styles['picture']}>
                  <Picture {...ad.picture} alt="" sizes={sizes} maxWidth={480} width={456} height={228} />
                  <AdLabel />
                </span>
                <span className={styles['words']}>
                  <b>
                    {ad.title}
                    {mine.has(ad.id) && <em>您的</em>}
                  </b>
                  <span>{`${whereWords(ad)}，${spanWords({ first: ad.fromDay, last: ad.toDay })}`}</span>
                  <small>{ad.advertiser}</small>
                </span>
              </LightLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

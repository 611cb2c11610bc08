import { rules } from '@jiwu/contract/rules';
import { formatFenShort } from '../../../format/formatFenShort.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import type { AdvertisementAnswer } from '../AdvertisementData.ts';
import { type Aim, aimAddress, type Place } from '../aim.ts';
import { PlaceDrawing } from './PlaceDrawing.tsx';
import styles from './PlaceList.module.css';
import { hasDearerDays, leastFen, pricesWords, roomWords } from './placeWords.ts';

interface PlaceListProps {
  places: AdvertisementAnswer['places'];
  categories: AdvertisementAnswer['categories'];
  aim: Aim;
}

/** The places on offer: links, so that each calendar has an address. */
export function PlaceList({ places, categories, aim }: PlaceListProps) {
  return (
    <nav className={styles['places']} aria-label="广告位">
      {places.map((entry) => (
        <LightLink
          key={entry.place}
          to={aimAddress(firstAim(entry.place, categories))}
          replace
          preventScrollReset
          aria-current={entry.place === aim.place ? 'true' : undefined}
        >
          <PlaceDrawing place={entry.place} />
          <b>{rules.advertisement.placeTerms[entry.place].name}</b>
          <em>
            {formatFenShort(leastFen(entry.place))}
            {hasDearerDays(entry.place) && <small> 起</small>}
          </em>
          <span>{roomWords(entry, categories.length)}</span>
          <span>{pricesWords(entry.place)}</span>
        </LightLink>
      ))}
    </nav>
  );
}

/** A place that is sold by categories begins with the first of them; which word is for the business to say. */
function firstAim(place: Place, [first]: PlaceListProps['categories']): Aim {
  const isByCategory = rules.advertisement.placeTerms[place].by === 'category';
  return { place, category: isByCategory ? (first?.id ?? null) : null, word: null };
}

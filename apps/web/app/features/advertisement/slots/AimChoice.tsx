import { rules } from '@jiwu/contract/rules';
import { useNavigate } from 'react-router';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { AdvertisementAnswer } from '../AdvertisementData.ts';
import { type Aim, aimAddress, readAim } from '../aim.ts';
import styles from './AimChoice.module.css';

interface AimChoiceProps {
  aim: Aim;
  categories: AdvertisementAnswer['categories'];
}

/** The category or the word of a place that is sold by them. */
export function AimChoice({ aim, categories }: AimChoiceProps) {
  const navigate = useNavigate();
  const go = (next: Aim) => void navigate(aimAddress(next), { replace: true, preventScrollReset: true });
  const isKnown = categories.some(({ id }) => id === aim.category);
  const { by } = rules.advertisement.placeTerms[aim.place];
  if (by === 'category') {
    return (
      <span className={styles['select']}>
        <select
          aria-label="分类"
          value={isKnown ? (aim.category ?? '') : ''}
          onChange={({ target }) => go({ ...aim, category: target.value })}
        >
          {!isKnown && <option value="">选一个分类</option>}
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" size={14} />
      </span>
    );
  }
  if (by === 'word') {
    return (
      // Without script the browser asks for the same address itself.
      <form
        key={aim.word}
        className={styles['word']}
        action="/advertisement"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('word');
          go(readAim(new URLSearchParams({ place: aim.place, word: typeof typed === 'string' ? typed : '' })));
        }}
      >
        <input type="hidden" name="place" value={aim.place} />
        <input
          name="word"
          aria-label="搜索词"
          placeholder="例如 露营"
          maxLength={rules.advertisement.word.max}
          defaultValue={aim.word ?? ''}
          autoComplete="off"
        />
        <button type="submit">看档期</button>
      </form>
    );
  }
  return null;
}

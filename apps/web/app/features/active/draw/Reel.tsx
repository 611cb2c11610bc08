import styles from './Reel.module.css';
import { rollText } from './rollText.ts';

const places = ['千', '百', '十', '个'];
const digits = '0123456789';

/** Four digits that turn while the result is on its way, and then are it. With reduced motion they wait as dots. */
export function Reel({ roll }: { roll: number | null }) {
  const text = roll === null ? null : rollText(roll);
  return (
    <div className={styles['reel']} aria-hidden="true">
      {places.map((place, at) => (
        <span key={place} className={text === null ? styles['turning'] : styles['still']}>
          {text === null ? (
            <>
              <i>{digits}</i>
              <b>·</b>
            </>
          ) : (
            text[at]
          )}
        </span>
      ))}
    </div>
  );
}

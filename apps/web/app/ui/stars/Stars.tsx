import styles from './Stars.module.css';

interface StarsProps {
  /** Average × 100, from 100 to 500. */
  ratingHundredths: number;
  size?: 14 | 16 | 20;
}

/** Stars as one picture: five grey ones, covered by dark ones as far as the rating goes. */
export function Stars({ ratingHundredths, size = 14 }: StarsProps) {
  const rating = (ratingHundredths / 100).toFixed(ratingHundredths % 100 === 0 ? 0 : 1);
  return (
    <span
      className={styles['stars']}
      style={{ fontSize: size, '--share': `${ratingHundredths / 5}%` }}
      role="img"
      aria-label={`${rating} 星，满分 5 星`}
    />
  );
}

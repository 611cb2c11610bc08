import styles from './StarInput.module.css';

interface StarInputProps {
  value: number;
  onChange: (stars: number) => void;
}

const words = ['很差', '差', '一般', '好', '很好'];

/** One to five stars; arrow keys move between them. */
export function StarInput({ value, onChange }: StarInputProps) {
  return (
    <fieldset className={styles['stars']}>
      <legend>打分</legend>
      <div>
        {words.map((word, order) => {
          const stars = order + 1;
          return (
            <label key={word} data-on={stars <= value}>
              <input type="radio" name="stars" checked={stars === value} onChange={() => onChange(stars)} />
              <span className={styles['name']}>
                {stars} 星，{word}
              </span>
            </label>
          );
        })}
        <span aria-hidden="true">{words[value - 1]}</span>
      </div>
    </fieldset>
  );
}

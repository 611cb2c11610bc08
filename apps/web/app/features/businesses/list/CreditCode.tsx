import styles from './CreditCode.module.css';

/** A unified social credit code in its parts, as one compares it with a licence. Copied, it is one word. */
export function CreditCode({ code }: { code: string }) {
  const parts = [code.slice(0, 2), code.slice(2, 8), code.slice(8, 17), code.slice(17)];
  return (
    <span className={styles['code']}>
      {parts.map((part, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts never change places
        <span key={nth}>{part}</span>
      ))}
    </span>
  );
}

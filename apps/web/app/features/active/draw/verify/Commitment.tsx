import { CopyText } from '../../../../ui/copy/CopyText.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import type { Period } from '../../ActiveData.ts';
import { startWords } from '../../periodWords.ts';
import styles from './Commitment.module.css';

/** The period's commitment; after the period, together with the secret behind it. */
export function Commitment({ period }: { period: Period }) {
  const { commitment, committedAt, secret } = period;
  return (
    <div className={styles['commitment']}>
      <h3>
        <Icon name="shield" />
        这一期的承诺
      </h3>
      <p>
        {secret === null
          ? '本期的密钥已经定下。开始前公布它的 SHA-256，结束后公布密钥本身，谁都改不了。'
          : '这一期已经结束，密钥公布在下面。它的 SHA-256 应当正是开始前公布的那一串。'}
      </p>
      <code>{inGroups(commitment)}</code>
      <p className={styles['when']}>
        公布于 {startWords(committedAt)}
        <CopyText text={commitment} what="承诺" />
      </p>
      {secret !== null && (
        <>
          <code>{inGroups(secret)}</code>
          <p className={styles['when']}>
            密钥
            <CopyText text={secret} what="密钥" />
          </p>
        </>
      )}
    </div>
  );
}

/** Easier to compare by eye. */
function inGroups(hex: string): string {
  return hex.match(/.{1,8}/g)?.join(' ') ?? hex;
}

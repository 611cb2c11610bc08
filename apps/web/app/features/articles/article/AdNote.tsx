import { AdLabel } from '../../../ui/adLabel/AdLabel.tsx';
import type { Article } from '../ArticleData.ts';
import { adWords } from './adWords.ts';
import styles from './AdNote.module.css';

/** Who gets what when a reader buys from here; nothing where nobody does. */
export function AdNote({ article }: { article: Article }) {
  const words = adWords(article);
  if (words === null) return null;
  return (
    <p className={styles['note']}>
      <AdLabel />
      <span>{words}</span>
    </p>
  );
}

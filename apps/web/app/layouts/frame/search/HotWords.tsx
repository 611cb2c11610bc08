import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import styles from './HotWords.module.css';
import { loadHotWords } from './loadHotWords.ts';
import { searchAddress } from './searchAddress.ts';

const SHOWN = 6;

/** One line under the search box; its place is kept by the header's height. */
export default function HotWords() {
  const [words, setWords] = useState<string[]>([]);
  useEffect(() => {
    void loadHotWords().then(setWords);
  }, []);
  if (words.length === 0) return null;
  return (
    <nav className={styles['hot']} aria-label="热搜">
      <span>热搜：</span>
      {words.slice(0, SHOWN).map((word) => (
        <Link key={word} to={searchAddress(word)} onClick={() => void record(word)}>
          {word}
        </Link>
      ))}
    </nav>
  );
}

/** Brings the API client, which a page that is only looked at does without. */
async function record(word: string): Promise<void> {
  const { recordSearch } = await import('./recordSearch.ts');
  recordSearch(word);
}

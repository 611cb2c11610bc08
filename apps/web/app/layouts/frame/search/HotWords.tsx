import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import styles from './HotWords.module.css';
import { loadHotWords, noHotWords } from './loadHotWords.ts';
import { searchAddress } from './searchAddress.ts';

const SHOWN = 6;
/** Fewer searches than this fill no line: it has the popular categories. */
const LEAST_SEARCHES = 3;

/** One line under the search box; its place is kept by the header's height. */
export default function HotWords() {
  const [{ items, categories }, setHotWords] = useState(noHotWords);
  useEffect(() => {
    void loadHotWords().then(setHotWords);
  }, []);
  const isSearched = items.length >= LEAST_SEARCHES;
  const words = isSearched ? items : categories;
  const title = isSearched ? '热搜' : '热门分类';
  if (words.length === 0) return null;
  return (
    <nav className={styles['hot']} aria-label={title}>
      <span>{title}：</span>
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

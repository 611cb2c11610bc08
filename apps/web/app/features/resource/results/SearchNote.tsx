import type { ResourceState } from '../resourceState.ts';
import styles from './SearchNote.module.css';

interface SearchNoteProps {
  state: ResourceState;
  searchedFor: string | null;
}

/** The words themselves found nothing: says that they are merely mentioned, or names the words that were searched for instead. */
export function SearchNote({ state, searchedFor }: SearchNoteProps) {
  if (searchedFor === null) return null;
  const words =
    searchedFor === state.keyword
      ? `没有找到“${state.keyword}”本身，这些商品的规格或简介里提到了它`
      : `没有找到“${state.keyword}”，为您显示“${searchedFor}”的结果`;
  return <p className={styles['note']}>{words}</p>;
}

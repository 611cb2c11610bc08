import type { ResourceState } from '../resourceState.ts';
import styles from './SearchNote.module.css';

interface SearchNoteProps {
  state: ResourceState;
  searchedFor: string | null;
}

/** The words themselves found nothing: names the words that were searched for instead. */
export function SearchNote({ state, searchedFor }: SearchNoteProps) {
  if (searchedFor === null || searchedFor === state.keyword) return null;
  return <p className={styles['note']}>{`没有找到“${state.keyword}”，为您显示“${searchedFor}”的结果`}</p>;
}

import { useState } from 'react';
import { useRead } from '../../api/useRead.ts';

/** Brands as a chooser needs them: those that the typed words find. */
export function useBrands() {
  const [words, setWords] = useState('');
  const query = words.trim() === '' ? {} : { words: words.trim() };
  const items = useRead('staffBrandList', { query }, { isKept: true }).data?.items ?? [];
  return {
    search: setWords,
    options: items.map(({ id, name, isClosed }) => ({ value: id, label: name, disabled: isClosed })),
  };
}

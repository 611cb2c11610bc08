import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { formatCount } from '../../../format/formatCount.ts';
import { type HotWords, loadHotWords, noHotWords } from './loadHotWords.ts';
import { HistoryHead } from './HistoryHead.tsx';
import { readHistory } from './searchHistory.ts';
import styles from './SearchPanel.module.css';
import { type Suggestion, useSuggestions } from './useSuggestions.ts';

/** Commands of the input, which keeps the focus, to the list. */
export interface SearchPanelHandle {
  move: (steps: number) => void;
  /** Takes the marked entry; false when none is marked, and the form is to be sent. */
  pick: () => boolean;
}

interface SearchPanelProps {
  ref: Ref<SearchPanelHandle>;
  listId: string;
  typed: string;
  /** The id of the marked entry, for the input's aria-activedescendant. */
  onMark: (id: string | undefined) => void;
  onPick: (choice: { keyword: string; categoryId: string | null }) => void;
}

interface Entry {
  readonly text: string;
  readonly categoryId: string | null;
  readonly note: string;
  readonly count: number | null;
}

const kinds: Readonly<Partial<Record<Suggestion['kind'], string>>> = { brand: '品牌', category: '分类' };

/** Groups with a title of their own; the history has a head with buttons. */
const titled: ReadonlySet<string> = new Set(['大家在搜', '热门分类']);

/** Under the search box: suggestions while typing; before that, the user's own searches and the hot words. */
export default function SearchPanel({ ref, listId, typed, onMark, onPick }: SearchPanelProps) {
  const [mark, setMark] = useState({ typed, order: -1 });
  const [history, setHistory] = useState(readHistory);
  const [isEditing, setEditing] = useState(false);
  const { items: searched, categories } = useHotWords();
  const suggestions = useSuggestions(typed);
  const isTyping = typed.trim() !== '';
  const groups: { title: string; entries: Entry[] }[] = isTyping
    ? [{ title: '', entries: suggestions.map(toEntry) }]
    : [
        { title: '搜索历史', entries: isEditing ? [] : history.map(toWord) },
        { title: '大家在搜', entries: searched.map(toWord) },
        { title: '热门分类', entries: categories.map(toWord) },
      ];
  const entries = groups.flatMap((group) => group.entries);
  // Other words make another list: the mark is gone.
  const marked = mark.typed === typed ? mark.order : -1;

  const pick = (entry: Entry) => onPick({ keyword: entry.text, categoryId: entry.categoryId });
  useImperativeHandle(ref, () => ({
    // One place before the first and after the last is the input itself.
    move(steps) {
      const order = ((marked + 1 + steps + entries.length + 1) % (entries.length + 1)) - 1;
      setMark({ typed, order });
      onMark(order < 0 ? undefined : `${listId}-${order}`);
    },
    pick() {
      const entry = entries[marked];
      if (entry) pick(entry);
      return entry !== undefined;
    },
  }));

  return (
    // A press here must not take the focus from the input, or the panel would close first.
    <div
      className={styles['panel']}
      data-empty={entries.length === 0 && (isTyping || history.length === 0)}
      onMouseDown={(event) => event.preventDefault()}
      role="presentation"
    >
      {!isTyping && history.length > 0 && (
        <HistoryHead history={history} isEditing={isEditing} onEdit={setEditing} onChange={setHistory} />
      )}
      <div id={listId} role="listbox" aria-label={isTyping ? '搜索联想' : '搜索历史与热搜'}>
        {groups.map(({ title, entries: shown }) => (
          <div key={title} role="group" aria-label={title || '搜索联想'} className={isTyping ? '' : styles['words']}>
            {titled.has(title) && shown.length > 0 && <p role="presentation">{title}</p>}
            {shown.map((entry) => {
              const order = entries.indexOf(entry);
              return (
                // The input has the focus and the keys; the mouse and the finger press here.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={`${entry.text}${entry.note}`}
                  id={`${listId}-${order}`}
                  role="option"
                  aria-selected={order === marked}
                  onClick={() => pick(entry)}
                >
                  {entry.text}
                  {entry.note && <small>{entry.note}</small>}
                  {entry.count !== null && <span>{`${formatCount(entry.count)} 件`}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

function useHotWords(): HotWords {
  const [words, setWords] = useState(noHotWords);
  useEffect(() => {
    void loadHotWords().then(setWords);
  }, []);
  return words;
}

function toWord(text: string): Entry {
  return { text, categoryId: null, note: '', count: null };
}

function toEntry({ text, kind, categoryId, count }: Suggestion): Entry {
  return { text, categoryId, note: kinds[kind] ?? '', count };
}

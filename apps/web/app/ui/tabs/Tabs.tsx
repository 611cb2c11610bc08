import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatCount } from '../../format/formatCount.ts';
import styles from './Tabs.module.css';

interface TabsProps<Key extends string> {
  /** The name of the choice, for screen readers. */
  label: string;
  tabs: readonly { key: Key; label: string; count?: number }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** The id of the one panel that all tabs fill; the panel has role tabpanel. */
  panelId: string;
  /** line: one is underlined; boxes: one is framed, in rows where they do not fit. */
  look?: 'line' | 'boxes';
}

/** The part of the previous tab that stays in sight. */
const BESIDE_PX = 64;

/** Tabs that change a part of the page. For tabs that lead to addresses use links. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, selected, onSelect, panelId, look = 'line' } = props;
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ key }) => key === selected);

  // The chosen one may lie outside a strip that scrolls, as after coming back to the page.
  useEffect(() => {
    const tab = list.current?.querySelectorAll('button')[at];
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - BESIDE_PX;
  }, [at]);

  function move(event: KeyboardEvent) {
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const order = (next + tabs.length) % tabs.length;
    const tab = tabs[order];
    if (!tab) return;
    onSelect(tab.key);
    list.current?.querySelectorAll('button')[order]?.focus();
  }

  return (
    <div ref={list} className={`${styles['tabs']} ${styles[look]}`} role="tablist" aria-label={label}>
      {tabs.map(({ key, label: text, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === selected}
          aria-controls={panelId}
          tabIndex={key === selected ? 0 : -1}
          onKeyDown={move}
          onClick={() => onSelect(key)}
        >
          {text}
          {count !== undefined && <span>{formatCount(count)}</span>}
        </button>
      ))}
    </div>
  );
}

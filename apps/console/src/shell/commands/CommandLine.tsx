import { Input, Modal } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../session/access.ts';
import { focusOnShow } from '../../ui/focus/focusOnShow.ts';
import { useKeys } from '../../ui/keys/useKeys.ts';
import { useMyPages } from '../useMyPages.ts';
import { jumpsFor } from './jumps.ts';
import { useCommandLine } from './useCommandLine.ts';
import styles from './CommandLine.module.css';

const TITLE = <span className="visuallyHidden">去别处</span>;

/** Ctrl K: goes to a page, or to the thing that a number names. */
export function CommandLine() {
  const { isOpen, openings, open, close } = useCommandLine();
  useKeys({ 'Ctrl+k': open });
  return (
    <Modal open={isOpen} onCancel={close} footer={null} closable={false} title={TITLE} destroyOnHidden width={560}>
      {/* A new one each time: opened while it still closes, it had the words from before, and what was typed went behind them. */}
      <Commands key={openings} onDone={close} />
    </Modal>
  );
}

function Commands({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const entries = useEntries(text.trim());
  const go = (to: string) => {
    onDone();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((at + step + entries.length) % Math.max(entries.length, 1));
    }
    const entry = entries[at];
    if (event.key === 'Enter' && entry) go(entry.to);
  };
  return (
    <>
      <Input
        ref={focusOnShow}
        size="large"
        value={text}
        placeholder="订单号、手机尾号、商品，或要做的事"
        aria-label="去哪里"
        role="combobox"
        aria-expanded
        aria-controls="commands"
        aria-activedescendant={entries[at] ? `command-${at}` : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id="commands" role="listbox" aria-label="可以去的地方" className={styles['list']}>
        {entries.map(({ label, group, to }, nth) => (
          <div
            key={to}
            id={`command-${nth}`}
            role="option"
            aria-selected={nth === at}
            tabIndex={-1}
            onMouseDown={(event) => {
              event.preventDefault();
              go(to);
            }}
          >
            <span>{label}</span>
            <em>{group}</em>
          </div>
        ))}
      </div>
      {entries.length === 0 && <p className={styles['none']}>没有找到。可以输入页面名、拼音首字母或编号</p>}
    </>
  );
}

function useEntries(text: string): readonly { label: string; group: string; to: string }[] {
  const may = useMay();
  const mine = useMyPages();
  const lower = text.toLowerCase();
  const places = mine.filter(({ title, words = '' }) => title.includes(text) || words.includes(lower));
  return [
    ...jumpsFor(text, may).map((jump) => ({ ...jump, group: '去看' })),
    ...places.map(({ title, group, to }) => ({ label: title, group, to })),
  ];
}

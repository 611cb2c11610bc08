import { Button, Checkbox, Popover } from 'antd';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../icon/Icon.tsx';
import { useHeadTools } from '../../panel/headTools.ts';
import styles from './ColumnButton.module.css';
import { useColumnChoice } from './useColumnChoice.ts';

interface ColumnButtonProps {
  readonly list: string;
  /** In their order; the first says what a row is, and stays. */
  readonly columns: readonly { readonly key: string; readonly title: string }[];
}

/** Which columns the list shows. It stands at the head of the page, wherever the list is. */
export function ColumnButton({ list, columns }: ColumnButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { hidden, isOfAddress, choose, reset } = useColumnChoice(list);
  const place = useHeadTools(({ element }) => element);
  if (!place || columns.length < 2) return null;
  const shown = columns.filter(({ key }, nth) => nth === 0 || !hidden.includes(key));
  const isWhole = shown.length === columns.length;
  const toggle = (key: string) => choose(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
  // Whoever came by the keyboard goes on from here; a click elsewhere takes the focus along.
  const open = (wanted: boolean) => {
    setIsOpen(wanted);
    if (!wanted) button.current?.focus();
  };
  const choice = (
    <fieldset className={styles['choice']}>
      <legend>显示哪些列</legend>
      {columns.map(({ key, title }, nth) => (
        <Checkbox
          key={key}
          checked={nth === 0 || !hidden.includes(key)}
          disabled={nth === 0}
          onChange={() => toggle(key)}
        >
          {title}
        </Checkbox>
      ))}
      <p>{isOfAddress ? '这个链接自己的列，改了不影响别的视图' : '记在这台电脑上，存视图时一起存下'}</p>
      <Button size="small" disabled={isWhole} onClick={reset}>
        恢复全部列
      </Button>
    </fieldset>
  );
  return createPortal(
    // Behind the button, so that Tab goes from it into the choice.
    <span className={styles['place']}>
      <Popover
        open={isOpen}
        onOpenChange={open}
        trigger="click"
        placement="bottomRight"
        content={choice}
        getPopupContainer={(node) => node.parentElement ?? document.body}
      >
        <Button ref={button} icon={<Icon name="sliders" />} aria-expanded={isOpen}>
          列{!isWhole && ` ${shown.length}/${columns.length}`}
        </Button>
      </Popover>
    </span>,
    place,
  );
}

import { Modal } from 'antd';
import { useState } from 'react';
import { useKeys } from '../../ui/keys/useKeys.ts';
import styles from './KeyHelp.module.css';

const known = [
  ['Ctrl K', '去别处，或找一个编号'],
  ['/', '在这一页里找'],
  ['J  K', '下一行、上一行'],
  ['X', '选中这一行'],
  ['Enter', '打开'],
  ['O', '打开成一页'],
  ['Esc', '关上'],
  ['Z', '撤回刚才的事'],
  ['Ctrl Enter', '提交表单'],
  ['?', '这张表'],
] as const;

/** ? shows every key. No single key moves money. */
export function KeyHelp() {
  const [isOpen, setIsOpen] = useState(false);
  useKeys({ '?': () => setIsOpen(true) });
  return (
    <Modal open={isOpen} onCancel={() => setIsOpen(false)} footer={null} title="快捷键">
      <dl className={styles['keys']}>
        {known.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(/\s+/).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet small">输入文字和拼音时不起作用。没有一个键会动钱。</p>
    </Modal>
  );
}

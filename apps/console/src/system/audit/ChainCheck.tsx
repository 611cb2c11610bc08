import type { Answer, Contract } from '@jiwu/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from './Audit.module.css';

type Piece = Answer<Contract['staffAuditVerify']>;

interface Checked {
  readonly upTo: number;
  readonly end: Piece['end'] | null;
  readonly broken: Piece['broken'];
  readonly isDone: boolean;
  readonly at: string;
}

const brokenWords: Readonly<Record<Piece['broken'][number]['what'], string>> = {
  changed: '内容被改过',
  unlinked: '接不上前一行',
  missing: '不见了',
  end: '链尾被截断',
};

/** Checks the chain piece by piece from its beginning, so that no request takes long however long the chain is. */
export function ChainCheck() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const isRunning = checked !== null && !checked.isDone && !isFailed;
  const run = async () => {
    setIsFailed(false);
    let state: Checked = { upTo: 0, end: null, broken: [], isDone: false, at: '' };
    setChecked(state);
    try {
      for (let from: number | null = 1; from !== null;) {
        const piece: Piece = await client.call('staffAuditVerify', { query: { from: String(from) } }, { silent: true });
        state = {
          upTo: Math.max(state.upTo, piece.checkedTo),
          end: piece.end,
          broken: [...state.broken, ...piece.broken],
          isDone: piece.next === null,
          at: piece.now,
        };
        setChecked(state);
        from = piece.next;
      }
    } catch {
      setIsFailed(true);
    }
  };
  return (
    <Panel isFlush>
      <div className={styles['chain']} role="status" data-broken={(checked?.broken.length ?? 0) > 0 || undefined}>
        <Icon name="link" size={20} />
        <span>
          <b>{titleOf(checked, isFailed)}</b>
          <em>{checked?.end && `${formatTime(checked.at)} 从头复核；链尾 ${checked.end.hash.slice(0, 12)}…`}</em>
          {checked?.broken.map(({ seq, what }) => (
            <em key={`${seq} ${what}`}>
              第 {seq} 行{brokenWords[what]}
            </em>
          ))}
        </span>
        <Button loading={isRunning} onClick={() => void run()}>
          现在复核
        </Button>
      </div>
    </Panel>
  );
}

function titleOf(checked: Checked | null, isFailed: boolean): string {
  if (isFailed) return '复核到一半断了，请再试一次';
  if (!checked) return '每一行都带着上一行的指纹，改一个字就接不上';
  if (checked.broken.length > 0) return `链断了，${checked.broken.length} 处不对`;
  return checked.isDone ? `链完整，第 1 至 ${checked.upTo} 行` : `正在复核，到第 ${checked.upTo} 行`;
}

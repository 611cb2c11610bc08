import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from '../Deals.module.css';
import type { Watched } from '../dealWords.ts';

const SECOND_MS = 1000;

/** 5:09 */
function leftWords(deadline: string, now: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(deadline) - Date.parse(now)) / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Pieces that come back unless they are paid, the soonest first. */
export function HeldPieces({ seen: { deal, held, now } }: { seen: Watched }) {
  return (
    <Panel
      title={`占住的 ${deal.held} 件`}
      note={held.length < deal.held ? `到点放回，先列最早的 ${held.length} 件` : '到点放回，马上再卖'}
    >
      {held.length === 0 ? (
        <p className="quiet">现在没有人占着</p>
      ) : (
        <ul className={styles['held']}>
          {held.map(({ id, name, state, deadline }) => (
            <li key={id}>
              <span>
                {name}
                {state === 'ordered' && '，已下单'}
              </span>
              <span>剩 {leftWords(deadline, now)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

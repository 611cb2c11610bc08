import type { StaffText } from '@jiwu/contract';
import { Select } from 'antd';
import { useRead } from '../../../api/useRead.ts';
import { useAddress } from '../../../ui/address/useAddress.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { StateMark } from '../../../ui/states/StateMark.tsx';
import { StateMessage } from '../../../ui/states/StateMessage.tsx';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { versionNames, type Words } from '../textWords.ts';
import { VersionChanges } from './VersionChanges.tsx';
import styles from './Versions.module.css';

interface TextVersionsProps {
  readonly text: StaffText;
  /** Something is written that is not kept yet, and would be lost. */
  readonly isChanged: boolean;
  readonly onTake: (no: number, words: Words) => void;
}

/** Every version of a text, the newest first; one of them beside another, line by line. */
export function TextVersions({ text, isChanged, onTake }: TextVersionsProps) {
  const { query, change } = useAddress();
  const read = useRead('staffContentVersions', { params: { id: text.id } });
  if (read.isLoadingError) return <LoadFailed what="版本" onRetry={() => void read.refetch()} />;
  if (!read.data) return <p className="quiet">正在读…</p>;
  const { items } = read.data;
  const newest = text.newest.no;
  const later = items.find(({ no }) => String(no) === query['with'])?.no ?? newest;
  const earlier = items.find(({ no }) => String(no) === query['no'])?.no ?? items.find(({ no }) => no < later)?.no;
  const nameOf = (no: number) => `第 ${no} 版`;
  return (
    <div className={styles['versions']}>
      <Panel title="版本" note={`${items.length} 版，新的在前`} isFlush>
        <ul className={styles['list']} aria-label="版本">
          {items.map(({ no, title, state, staffName, savedAt, publishAt }) => (
            <li key={no}>
              <button
                type="button"
                aria-current={no === earlier ? 'true' : undefined}
                disabled={no === later}
                onClick={() => change({ no: String(no) })}
              >
                <b>
                  {nameOf(no)} <StateMark isOn={state === 'shown'}>{versionNames[state]}</StateMark>
                </b>
                <span>{title}</span>
                <em>
                  {staffName ?? '随店自带'}，{formatTime(savedAt)} 存
                  {publishAt && state !== 'draft' && `，${formatTime(publishAt)} 发布`}
                </em>
              </button>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel
        title="改了什么"
        extra={
          items.length > 1 && (
            <div className={styles['choice']}>
              <Select
                aria-label="从哪一版"
                value={earlier ?? null}
                options={items.map(({ no }) => ({ value: no, label: `从${nameOf(no)}`, disabled: no === later }))}
                onChange={(no: number) => change({ no: String(no) })}
              />
              <Select
                aria-label="到哪一版"
                value={later}
                options={items.map(({ no }) => ({ value: no, label: `到${nameOf(no)}`, disabled: no === earlier }))}
                onChange={(no: number) => change({ with: String(no) })}
              />
            </div>
          )
        }
      >
        {earlier === undefined ? (
          <StateMessage icon="document" title="只有一版">
            发布以后再改，会另起一版，那时可以放在一起看。
          </StateMessage>
        ) : (
          <VersionChanges
            key={`${earlier} ${later}`}
            id={text.id}
            earlier={earlier}
            later={later}
            mayTake={earlier !== newest && !isChanged}
            {...(isChanged && { why: '正文里有没存的改动，先存草稿再拿旧版' })}
            onTake={onTake}
          />
        )}
      </Panel>
    </div>
  );
}

import { Button } from 'antd';
import { Link } from 'react-router';
import type { CursorList, ItemOf } from '../../../ui/list/useCursorList.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { fieldNames } from '../sayValue.ts';
import styles from './Versions.module.css';

type Version = ItemOf<'staffProductVersions'>;

interface VersionListProps {
  readonly list: CursorList<Version>;
  readonly liveNo: number;
  readonly openNo: number;
}

const NAMED = 3;

/** The versions, newest first; each leads to its differences. */
export function VersionList({ list, liveNo, openNo }: VersionListProps) {
  return (
    <Panel title="发布过的版本" isFlush>
      <ol className={styles['list']}>
        {list.rows.map((version) => (
          <li key={version.no}>
            <Link to={`?no=${version.no}`} aria-current={version.no === openNo || undefined}>
              <b>
                v{version.no} {version.no === liveNo && <em>现在</em>}
              </b>
              <span>
                {version.savedBy || '系统'}，{formatTime(version.publishAt ?? version.savedAt)}
              </span>
              <span>{version.reason}</span>
              <small>{sayChanged(version)}</small>
            </Link>
          </li>
        ))}
      </ol>
      {list.hasMore && (
        <Button type="link" loading={list.isLoadingMore} onClick={list.loadMore}>
          再看一些
        </Button>
      )}
    </Panel>
  );
}

/** 售价、图片等 7 处 */
function sayChanged({ differences }: Version): string {
  if (differences.length === 0) return '最早的一版';
  const fields = [...new Set(differences.map(({ field }) => fieldNames[field] ?? field))];
  const named = fields.slice(0, NAMED).join('、');
  return fields.length > NAMED || differences.length > fields.length ? `${named} 等 ${differences.length} 处` : named;
}

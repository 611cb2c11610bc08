import type { Answer, Contract } from '@jiwu/contract';
import { Button, Popover } from 'antd';
import { client } from '../../api/client.ts';
import { useRead } from '../../api/useRead.ts';
import { Icon } from '../icon/Icon.tsx';
import { formatTime } from '../time/formatTime.ts';
import styles from './ExportList.module.css';

type Export = Answer<Contract['staffExportList']>['items'][number];

const EVERY_MS = 5000;
const stateNames: Readonly<Record<Export['state'], string>> = {
  waiting: '排队',
  running: '正在生成',
  done: '好了',
  failed: '没有成功',
};

/** One's own exports: each can be downloaded for a day. */
export function ExportList() {
  const items = useRead('staffExportList', {}, { everyMs: EVERY_MS }).data?.items ?? [];
  const underway = items.filter(({ state }) => state === 'waiting' || state === 'running').length;
  const list = (
    <ul className={styles['list']} aria-label="我的导出">
      {items.map((one) => (
        <li key={one.id}>
          <b>{one.title}</b>
          <span>
            {stateNames[one.state]}，{one.rows} 行{one.isCut && '（超过上限，只有前面这些）'}
          </span>
          <em>{formatTime(one.askedAt)}</em>
          {one.isThere && <Button onClick={() => void download(one)}>下载</Button>}
        </li>
      ))}
      {items.length === 0 && <li>还没有导出过</li>}
    </ul>
  );
  return (
    <Popover trigger="click" content={list} placement="bottomRight">
      <button type="button" className={styles['open']}>
        <Icon name="download" /> 我的导出{underway > 0 && ` ${underway}`}
      </button>
    </Popover>
  );
}

/** The file needs the token, which an address can't carry. */
async function download({ id, title, format }: Export): Promise<void> {
  const blob = await client.fetchFile('staffExportFile', { params: { id } });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title}.${format}`;
  link.click();
  URL.revokeObjectURL(address);
}

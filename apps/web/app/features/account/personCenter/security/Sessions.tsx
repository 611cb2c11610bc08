import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { showToast } from '../../../../ui/toast/toastStore.ts';
import { formatMinute } from '../../../../format/formatTime.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { accountQueries } from '../../accountQueries.ts';
import { LinkButton } from '../LinkButton.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { SettingDrawer } from '../SettingDrawer.tsx';
import { SettingRow } from '../SettingRow.tsx';
import styles from './Sessions.module.css';

interface SessionsProps {
  open: boolean;
  onClose: () => void;
}

export function Sessions({ open, onClose }: SessionsProps) {
  return (
    <SettingDrawer title="登录设备" open={open} onClose={onClose}>
      <SessionList />
    </SettingDrawer>
  );
}

function SessionList() {
  const { data, error, isFetching, refetch } = useQuery(accountQueries.sessions());
  const queries = useQueryClient();
  const [ending, setEnding] = useState<string | null>(null);

  async function end(which: string, work: () => Promise<unknown>, done: string) {
    if (ending) return;
    setEnding(which);
    try {
      await work();
      showToast({ kind: 'success', text: done });
    } catch {
      // The client has said why.
    }
    await queries.invalidateQueries(accountQueries.sessions());
    setEnding(null);
  }

  if (!data && error) return <LoadFailed text={error.message} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const others = data.items.filter(({ current }) => !current).length;
  return (
    <>
      <ul>
        {data.items.map(({ id, device, address, lastSeenAt, current }) => (
          <SettingRow key={id} icon="screen" title={device} note={`${formatMinute(lastSeenAt)} · ${address}`}>
            {current ? (
              <span className={styles['current']}>这台设备</span>
            ) : (
              <LinkButton
                label={`让 ${device} 退出`}
                loading={ending === id}
                onClick={() =>
                  void end(id, () => apiClient.call('userSessionEnd', { params: { id } }), '那台设备已退出')
                }
              >
                退出
              </LinkButton>
            )}
          </SettingRow>
        ))}
      </ul>
      {others > 0 ? (
        <Button
          block
          size="large"
          className={styles['all'] ?? ''}
          loading={ending === 'others'}
          onClick={() => void end('others', () => apiClient.call('userSessionEndOthers'), '其他设备都已退出')}
        >
          让其他 {others} 台都退出
        </Button>
      ) : (
        <p className={styles['alone']}>只有这台设备登录着。</p>
      )}
    </>
  );
}

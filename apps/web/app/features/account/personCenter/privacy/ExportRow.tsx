import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatMinute } from '../../../../format/formatTime.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { accountQueries } from '../../accountQueries.ts';
import { StartExport } from './StartExport.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { SettingRow } from '../SettingRow.tsx';
import { saveFile } from '../../../../ui/files/saveFile.ts';

/** Long work: it goes on without this page, and the page finds it again. */
export function ExportRow() {
  const { data, isError, refetch } = useQuery(accountQueries.dataExport());
  const [isAsking, setAsking] = useState(false);
  const fetchFile = useMutation({
    mutationFn: async (file: { id: string; name: string }) => saveFile(await apiClient.download(file.id), file.name),
  });
  const latest = data?.latest;
  const { fileId } = latest ?? {};

  function words(): string {
    if (isError) return '状态没有取到';
    if (latest?.state === 'preparing') return `正在准备，${formatMinute(latest.requestedAt)} 开始，可以离开再回来`;
    if (latest?.state === 'failed') return '上次没有成功，请再试一次';
    if (latest && fileId) return `已备好${latest.expiresAt ? `，${formatDay(latest.expiresAt)} 前可下载` : ''}`;
    return '账号、订单、会员与资金等全部记录，一个文件';
  }

  return (
    <SettingRow icon="download" title="导出我的数据" note={<span role="status">{words()}</span>}>
      {isError && (
        <LinkButton label="重新取导出状态" onClick={() => void refetch()}>
          再试
        </LinkButton>
      )}
      {!isError && latest?.state === 'ready' && fileId && (
        <LinkButton
          label="下载导出的数据"
          loading={fetchFile.isPending}
          onClick={() => fetchFile.mutate({ id: fileId, name: `jiwu-${formatDay(latest.requestedAt)}.json` })}
        >
          下载
        </LinkButton>
      )}
      {!isError && latest?.state !== 'preparing' && (
        <LinkButton onClick={() => setAsking(true)}>{fileId ? '重新导出' : '开始导出'}</LinkButton>
      )}
      <StartExport open={isAsking} onClose={() => setAsking(false)} />
    </SettingRow>
  );
}

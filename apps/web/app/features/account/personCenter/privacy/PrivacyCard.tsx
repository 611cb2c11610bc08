import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../../format/formatTime.ts';
import { accountQueries } from '../../accountQueries.ts';
import { Card } from '../../../../ui/card/Card.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { SettingRow } from '../SettingRow.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { Consents } from './Consents.tsx';
import { ExportRow } from './ExportRow.tsx';
import { PersonalisedRow } from './PersonalisedRow.tsx';

export function PrivacyCard() {
  const { data, error, isFetching, refetch } = useQuery(accountQueries.profile());
  const [opened, setOpened] = useState<'consents' | 'close' | null>(null);
  const close = () => setOpened(null);
  const agreedAt = data?.consents[0]?.agreedAt;
  return (
    <Card title="隐私与数据">
      {!data && error && <LoadFailed text={error.message} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={4} />}
      {data && (
        <ul>
          <PersonalisedRow on={data.personalised} />
          <ExportRow />
          <SettingRow
            icon="document"
            title="同意记录"
            note={agreedAt ? `${data.consents.length} 条，最近一次 ${formatDay(agreedAt)}` : '没有记录'}
          >
            <LinkButton label="查看同意记录" onClick={() => setOpened('consents')}>
              查看
            </LinkButton>
          </SettingRow>
          <SettingRow icon="bin" title="注销账号" note="个人信息随即清除，不能恢复">
            <LinkButton label="了解注销账号" onClick={() => setOpened('close')}>
              了解
            </LinkButton>
          </SettingRow>
        </ul>
      )}
      <Consents open={opened === 'consents'} consents={data?.consents ?? []} onClose={close} />
      <CloseAccount open={opened === 'close'} onClose={close} />
    </Card>
  );
}

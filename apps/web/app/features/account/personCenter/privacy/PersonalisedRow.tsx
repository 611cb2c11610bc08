import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Switch } from 'antd';
import { useEffect } from 'react';
import { apiClient } from '../../../../session/apiClient.ts';
import { setPersonalised } from '../../../../session/personalised.ts';
import { userCache } from '../../../../session/userCache.ts';
import { accountQueries } from '../../accountQueries.ts';
import { SettingRow } from '../SettingRow.tsx';
import styles from './PersonalisedRow.module.css';

interface PersonalisedRowProps {
  on: boolean;
}

export function PersonalisedRow({ on }: PersonalisedRowProps) {
  const queries = useQueryClient();
  // This browser's own records, such as viewed products, follow the account's switch.
  useEffect(() => setPersonalised(on), [on]);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (personalised: boolean) => apiClient.call('userUpdate', { body: { personalised } }),
    onSuccess: async (operator) => {
      userCache.update(operator);
      await queries.invalidateQueries(accountQueries.profile());
    },
  });
  return (
    <SettingRow icon="sparkle" title="个性化推荐" note="关掉后按销量与时间排，不看您的浏览">
      <span className={styles['switch']}>
        <Switch
          aria-label="个性化推荐"
          checked={isPending ? variables : on}
          loading={isPending}
          onChange={(next) => mutate(next)}
        />
      </span>
    </SettingRow>
  );
}

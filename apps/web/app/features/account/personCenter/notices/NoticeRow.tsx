import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Contract } from '@jiwu/contract';
import { Switch } from 'antd';
import { useId } from 'react';
import { noticeIcons } from '../../../../shared/notices/noticeIcons.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { accountQueries } from '../../accountQueries.ts';
import { SettingRow } from '../SettingRow.tsx';
import styles from './NoticeRow.module.css';

type NoticeSwitch = Answer<Contract['noticeSwitches']>['items'][number];

/** One group of notices: in the app, and by SMS where there is any. */
export function NoticeRow({ item }: { item: NoticeSwitch }) {
  const id = useId();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ group, inApp, sms }: Pick<NoticeSwitch, 'group' | 'inApp' | 'sms'>) =>
      apiClient.call('noticeSwitch', { body: { group, inApp, sms } }),
    onSuccess: (answer) => queries.setQueryData(accountQueries.noticeSwitches().queryKey, answer),
  });
  const { group, label, about } = item;
  const shown = isPending ? variables : item;
  const change = (changed: { inApp?: boolean; sms?: boolean }) =>
    mutate({ group, inApp: item.inApp, sms: item.sms, ...changed });
  return (
    <SettingRow icon={noticeIcons[group]} title={label} note={about}>
      <span className={styles['switches']}>
        <span>
          <label htmlFor={`${id}-app`}>消息</label>
          <Switch
            id={`${id}-app`}
            aria-label={`${label}消息`}
            checked={shown.inApp}
            loading={isPending}
            onChange={(inApp) => change({ inApp })}
          />
        </span>
        {shown.sms !== null && (
          <span>
            <label htmlFor={`${id}-sms`}>短信</label>
            <Switch
              id={`${id}-sms`}
              aria-label={`${label}短信`}
              checked={shown.sms}
              loading={isPending}
              onChange={(sms) => change({ sms })}
            />
          </span>
        )}
      </span>
    </SettingRow>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { showToast } from '../../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { accountQueries } from '../../accountQueries.ts';
import { SettingDrawer } from '../SettingDrawer.tsx';
import styles from './UnbindWechat.module.css';

interface UnbindWechatProps {
  open: boolean;
  hasPassword: boolean;
  onClose: () => void;
}

/** It can't be undone from here, so it is explained and asked first. */
export function UnbindWechat({ open, hasPassword, onClose }: UnbindWechatProps) {
  const queries = useQueryClient();
  const unbind = useMutation({
    mutationFn: () => apiClient.call('userWechatUnbind'),
    onSuccess: async () => {
      await queries.invalidateQueries(accountQueries.profile());
      showToast({ kind: 'success', text: '微信已解绑' });
      onClose();
    },
  });
  return (
    <SettingDrawer title="解绑微信" open={open} onClose={onClose}>
      <p className={styles['text']}>
        解绑后不能再用这个微信登录，以后可以在这里重新绑定。
        {!hasPassword && '您还没有登录密码：解绑后请在登录页点「忘记密码」，用短信设置一个。'}
      </p>
      <Button size="large" block loading={unbind.isPending} onClick={() => unbind.mutate()}>
        解绑
      </Button>
    </SettingDrawer>
  );
}

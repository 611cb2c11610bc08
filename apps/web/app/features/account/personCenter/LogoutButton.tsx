import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { userCache } from '../../../session/userCache.ts';
import styles from './LogoutButton.module.css';

export function LogoutButton() {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();

  async function leave() {
    setLeaving(true);
    // A user who leaves a foreign computer must be logged out even when the server can't be reached.
    const told = await apiClient.call('userLogout', {}, { inline: true }).then(
      () => true,
      () => false,
    );
    // First away from the protected page: its guard would ask for a login.
    await navigate('/');
    userCache.clear();
    showToast(
      told
        ? { kind: 'success', text: '已退出登录' }
        : { kind: 'info', text: '这台设备已退出。网络没有连上，其他设备上可在「登录设备」里查看' },
    );
  }

  return (
    <Button
      block
      size="large"
      className={styles['leave'] ?? ''}
      loading={leaving}
      icon={<Icon name="door" />}
      onClick={() => void leave()}
    >
      退出登录
    </Button>
  );
}

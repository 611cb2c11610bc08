import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { logOut } from '../../../session/logOut.ts';
import styles from './LogoutButton.module.css';

export function LogoutButton() {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();

  async function leave() {
    setLeaving(true);
    await logOut(() => navigate('/'));
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

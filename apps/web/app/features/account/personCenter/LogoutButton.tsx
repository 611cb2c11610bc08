import { Button } from 'antd';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './LogoutButton.module.css';
import { useLeave } from './useLeave.ts';

/** At the end of the page; phones have it among the entries. */
export function LogoutButton() {
  const { leaving, leave } = useLeave();
  return (
    <Button
      block
      size="large"
      className={styles['leave'] ?? ''}
      loading={leaving}
      icon={<Icon name="door" />}
      onClick={leave}
    >
      退出登录
    </Button>
  );
}

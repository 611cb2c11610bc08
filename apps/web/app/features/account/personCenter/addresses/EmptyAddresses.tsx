import { Button } from 'antd';
import styles from './EmptyAddresses.module.css';

interface EmptyAddressesProps {
  onAdd: () => void;
}

export function EmptyAddresses({ onAdd }: EmptyAddressesProps) {
  return (
    <div className={styles['empty']}>
      <p>还没有收货地址。可以把收件人、电话和地址整段粘贴进来，会自动填好。</p>
      <Button type="primary" ghost size="large" onClick={onAdd}>
        新增地址
      </Button>
    </div>
  );
}

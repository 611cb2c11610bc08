import { Button } from 'antd';
import { useAddress } from '../../ui/address/useAddress.ts';
import styles from './Orders.module.css';

/** Views that were kept before whole numbers left the address have it under this name. */
const NAME = 'phoneNumber';

/** What such a view no longer does: without a word it would show every order for those of one buyer. */
export function OldPhoneView() {
  const { query, change } = useAddress();
  if (!query[NAME]) return null;
  return (
    <p role="status" className={styles['old']}>
      这个视图是按一个手机号存的。手机号不再存进视图，下面没有按它筛；要找，请重新输入手机号
      <Button size="small" onClick={() => change({ [NAME]: undefined })}>
        不再按它
      </Button>
    </p>
  );
}

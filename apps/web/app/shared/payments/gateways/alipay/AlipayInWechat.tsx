import { alipayGateway } from './alipayGateway.ts';
import styles from './AlipayInWechat.module.css';

/** WeChat's own browser opens no page of Alipay. */
export function AlipayInWechat() {
  return <p className={styles['words']}>{alipayGateway.hindrance.wechat}</p>;
}

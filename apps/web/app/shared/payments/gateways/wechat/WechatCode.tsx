import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { useQrPicture } from '../../payment/useQrPicture.ts';
import styles from './WechatCode.module.css';

interface WechatCodeProps {
  /** Null while it is on its way, and once it is too late. */
  codeUrl: string | null;
  isLate: boolean;
  /** The words stand beside the code on wide screens. */
  isBeside?: boolean;
  /** Below the words: how it stands. */
  children?: ReactNode;
}

/** The code to scan. A phone cannot scan its own screen, so the code can be saved. */
export function WechatCode({ codeUrl, isLate, isBeside = false, children }: WechatCodeProps) {
  const { picture, isFailed } = useQrPicture(codeUrl);
  return (
    <div className={isBeside ? `${styles['code']} ${styles['beside']}` : styles['code']}>
      <div className={styles['frame']}>
        {picture && <img src={picture} alt="微信支付二维码" width={208} height={208} />}
        {isLate && <p>二维码已失效</p>}
        {isFailed && <p>二维码没有画出来，请关掉再试</p>}
      </div>
      <div className={styles['words']}>
        <b>打开微信，扫一扫</b>
        <p className={styles['wide']}>手机上付完，这里会自己更新，不用刷新。</p>
        <p className={styles['phone']}>用另一台手机扫，或保存后在微信里从相册识别。</p>
        {children}
      </div>
      {picture && (
        <a className={styles['save']} href={picture} download="集物付款二维码.png">
          <Icon name="download" size={20} />
          保存二维码
        </a>
      )}
    </div>
  );
}

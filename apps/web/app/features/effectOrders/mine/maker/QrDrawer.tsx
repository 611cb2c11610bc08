import { useQrPicture } from '../../../../shared/payments/payment/useQrPicture.ts';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import styles from './QrDrawer.module.css';

interface QrDrawerProps {
  link: string;
  title: string;
  onClose: () => void;
}

/** The link as a code, large enough to be scanned off the screen. */
export function QrDrawer({ link, title, onClose }: QrDrawerProps) {
  const { picture, isFailed } = useQrPicture(link);
  return (
    <Drawer title="链接的二维码" onClose={onClose}>
      <div className={styles['code']}>
        {picture && <img src={picture} alt="推广链接的二维码" width={240} height={240} />}
        {!picture && <p role="status">{isFailed ? '二维码没有画出来，可以直接复制链接。' : '正在画二维码'}</p>}
        <b>{title}</b>
        <p>广告。用手机扫一扫就是这个链接，下单都记在您名下。</p>
      </div>
    </Drawer>
  );
}

import { Button } from 'antd';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './MiniProgramOnPhone.module.css';

interface MiniProgramOnPhoneProps {
  /** Nothing while the code is on its way: the ways stand there already, so that nothing jumps. */
  image: string | undefined;
}

/** A phone cannot scan its own screen: there the code is saved, then picked from the album inside WeChat. */
export function MiniProgramOnPhone({ image }: MiniProgramOnPhoneProps) {
  return (
    <div className={styles['ways']}>
      <Button type="primary" size="large" block href="weixin://" icon={<Icon name="chat" />}>
        打开微信确认
      </Button>
      <Button
        size="large"
        block
        disabled={!image}
        href={image ?? '#'}
        download="jiwu-login.png"
        icon={<Icon name="download" />}
      >
        保存小程序码
      </Button>
      <p>先保存，再在微信「扫一扫」里从相册选这张图；也可以用另一台手机扫。</p>
    </div>
  );
}

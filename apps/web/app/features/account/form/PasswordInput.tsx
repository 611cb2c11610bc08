import { Input } from 'antd';
import { type ComponentProps, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './PasswordInput.module.css';

/** antd's own password field puts a button into a button; this one has a single, named toggle. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [visible, setVisible] = useState(false);
  return (
    <Input
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          type="button"
          className={styles['eye']}
          aria-label="显示密码"
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Icon name={visible ? 'eye' : 'eyeOff'} />
        </button>
      }
    />
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { useWholeSearch } from '../../../session/useWholeSearch.ts';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { CodeLogin } from './CodeLogin.tsx';
import { EndedNote } from './EndedNote.tsx';
import { FromNote } from './FromNote.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { PasswordResetNote } from './PasswordResetNote.tsx';
import styles from './PhoneOrNameLogin.module.css';

/** Both ways that need no other device; one leads to the other, on the same address. */
const ways = {
  password: { Form: PasswordLogin, other: 'code', switchWords: '改用短信验证码登录' },
  code: { Form: CodeLogin, other: 'password', switchWords: '改用密码登录' },
} as const;

export function PhoneOrNameLogin() {
  const [way, setWay] = useState<keyof typeof ways>('password');
  const search = useWholeSearch();
  const { Form, other, switchWords } = ways[way];
  return (
    <>
      <PasswordResetNote />
      <EndedNote />
      <FromNote />
      <Form />
      <p className={styles['switch']}>
        <TextButton onClick={() => setWay(other)}>{switchWords}</TextButton>
      </p>
      <p className={styles['note']}>在别人的电脑上用完请退出。</p>
      <p className={styles['other']}>
        没有账号，<Link to={{ pathname: '/register', search }}>用手机号注册</Link>
      </p>
    </>
  );
}

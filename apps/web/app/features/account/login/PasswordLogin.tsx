import { Form, Input } from 'antd';
import { Link } from 'react-router';
import { apiClient } from '../../../session/apiClient.ts';
import { useWholeSearch } from '../../../session/useWholeSearch.ts';
import { userCache } from '../../../session/userCache.ts';
import { AccountForm } from '../../../shared/forms/AccountForm.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useSubmit } from '../../../shared/forms/useSubmit.ts';
import styles from './PasswordLogin.module.css';

interface Values {
  account: string;
  password: string;
}

export function PasswordLogin() {
  const [form] = Form.useForm<Values>();
  const search = useWholeSearch();
  const submission = useSubmit<Values>({
    form,
    send: async (body) => userCache.set(await apiClient.call('userLogin', { body }, { inline: true })),
    fieldOf: { LOGIN_REFUSED: 'password', LOGIN_TOO_MANY: 'password' },
  });
  return (
    <>
      <AccountForm form={form} submission={submission}>
        <Form.Item name="account" label="用户名或手机号" rules={[{ required: true, whitespace: true }, { max: 64 }]}>
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <PasswordField kind="current" />
        <p className={styles['forgot']}>
          <Link to={{ pathname: '/forget', search }}>忘记密码</Link>
        </p>
        <SubmitButton sending={submission.sending}>登录</SubmitButton>
      </AccountForm>
    </>
  );
}

import { Form } from 'antd';
import { Link, useNavigate } from 'react-router';
import { apiClient } from '../../../session/apiClient.ts';
import { AccountForm } from '../../../shared/forms/AccountForm.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useSubmit } from '../../../shared/forms/useSubmit.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { AuthPanel } from './AuthPanel.tsx';
import styles from './WechatCallback.module.css';

const SECURITY = '/user/personCenter#security';

interface Values {
  password: string;
}

/** WeChat has led back somebody who is logged in and wants it added to their account: one more way in, so the session alone does not suffice. */
export function WechatBound(exchange: { code: string; state: string; stateKey: string }) {
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const submission = useSubmit<Values>({
    form,
    send: async ({ password }) => {
      const { nickname } = await apiClient.call(
        'userWechatBind',
        { body: { ...exchange, password } },
        { inline: true },
      );
      showToast({ kind: 'success', text: `已绑定微信「${nickname}」，以后可以用它登录` });
      void navigate(SECURITY, { replace: true });
    },
    fieldOf: { PASSWORD_WRONG: 'password', PASSWORD_UNSET: 'password', LOGIN_TOO_MANY: 'password' },
  });
  return (
    <div className={styles['bind']}>
      <AuthPanel title="绑定微信">
        <AccountForm form={form} submission={submission}>
          <PasswordField kind="current" name="password" label="登录密码" />
          <p className={styles['note']}>
            绑好以后，这个微信就能登录您的账号，所以要先确认是您本人。没有密码或忘了，
            <Link to="/forget">用短信设一个</Link>
          </p>
          <SubmitButton sending={submission.sending}>绑定</SubmitButton>
        </AccountForm>
        <p className={styles['note']}>
          <Link to={SECURITY}>不绑了，回账户与安全</Link>
        </p>
      </AuthPanel>
    </div>
  );
}

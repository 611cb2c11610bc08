import { Form } from 'antd';
import { Link, useNavigate } from 'react-router';
import { apiClient } from '../../../session/apiClient.ts';
import { useWholeSearch } from '../../../session/useWholeSearch.ts';
import { userCache } from '../../../session/userCache.ts';
import { AccountForm } from '../../../shared/forms/AccountForm.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { PhoneField } from '../../../shared/forms/PhoneField.tsx';
import { SmsCodeField } from '../form/SmsCodeField.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useSubmit } from '../../../shared/forms/useSubmit.ts';
import { passwordResetState } from '../login/PasswordResetNote.tsx';
import styles from './ForgetForm.module.css';

interface Values {
  phoneNumber: string;
  code: string;
  password: string;
}

export function ForgetForm() {
  const [form] = Form.useForm<Values>();
  const search = useWholeSearch();
  const navigate = useNavigate();
  const submission = useSubmit<Values>({
    form,
    send: async (body) => {
      await apiClient.call('userReset', { body }, { inline: true });
      // The server has ended every session, the one of this browser too.
      userCache.clear();
      await navigate({ pathname: '/login/usernamePassword', search }, { state: passwordResetState, replace: true });
    },
    fieldOf: { SMS_CODE_WRONG: 'code', PHONE_UNREGISTERED: 'phoneNumber', PASSWORD_COMMON: 'password' },
  });
  return (
    <>
      <AccountForm form={form} submission={submission}>
        <PhoneField autoComplete="username" />
        <SmsCodeField
          requestCode={(phoneNumber) => apiClient.call('userResetCode', { query: { phoneNumber } }, { inline: true })}
        />
        <PasswordField kind="new" label="新密码" />
        <SubmitButton sending={submission.sending}>设置新密码</SubmitButton>
      </AccountForm>
      <p className={styles['note']}>设好后，所有设备上的登录都会退出，请用新密码重新登录。</p>
      <p className={styles['other']}>
        想起来了，<Link to={{ pathname: '/login/usernamePassword', search }}>回去登录</Link>
      </p>
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { Link } from 'react-router';
import { showToast } from '../../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { accountQueries } from '../../accountQueries.ts';
import { AccountForm } from '../../../../shared/forms/AccountForm.tsx';
import { PasswordField } from '../../form/PasswordField.tsx';
import { SubmitButton } from '../../../../shared/forms/SubmitButton.tsx';
import { useSubmit } from '../../../../shared/forms/useSubmit.ts';
import { SettingDrawer } from '../SettingDrawer.tsx';
import styles from './ChangePassword.module.css';

interface Values {
  oldPassword: string;
  password: string;
}

interface ChangePasswordProps {
  open: boolean;
  onClose: () => void;
}

export function ChangePassword({ open, onClose }: ChangePasswordProps) {
  return (
    <SettingDrawer title="修改登录密码" open={open} onClose={onClose}>
      <PasswordForm onDone={onClose} />
    </SettingDrawer>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const [form] = Form.useForm<Values>();
  const queries = useQueryClient();
  const submission = useSubmit<Values>({
    form,
    send: async (body) => {
      await apiClient.call('userPassword', { body }, { inline: true });
      await queries.invalidateQueries(accountQueries.profile());
      showToast({ kind: 'success', text: '密码已修改，其他设备都已退出' });
      onDone();
    },
    fieldOf: { PASSWORD_WRONG: 'oldPassword', LOGIN_TOO_MANY: 'oldPassword', PASSWORD_COMMON: 'password' },
  });
  return (
    <AccountForm form={form} submission={submission}>
      <PasswordField kind="current" name="oldPassword" label="当前密码" />
      <PasswordField kind="new" label="新密码" />
      <p className={styles['note']}>
        保存后其他设备都会退出。忘了当前密码，<Link to="/forget">用短信重设</Link>
      </p>
      <SubmitButton sending={submission.sending}>保存新密码</SubmitButton>
    </AccountForm>
  );
}

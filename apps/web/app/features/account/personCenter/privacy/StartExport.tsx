import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { Link } from 'react-router';
import { apiClient } from '../../../../session/apiClient.ts';
import { AccountForm } from '../../../../shared/forms/AccountForm.tsx';
import { SubmitButton } from '../../../../shared/forms/SubmitButton.tsx';
import { useSubmit } from '../../../../shared/forms/useSubmit.ts';
import { accountQueries } from '../../accountQueries.ts';
import { PasswordField } from '../../form/PasswordField.tsx';
import { SettingDrawer } from '../SettingDrawer.tsx';
import styles from './StartExport.module.css';

interface Values {
  password: string;
}

interface StartExportProps {
  open: boolean;
  onClose: () => void;
}

/** The file holds all that is known of a person, so the session alone does not suffice. */
export function StartExport({ open, onClose }: StartExportProps) {
  return (
    <SettingDrawer title="导出我的数据" open={open} onClose={onClose}>
      <ExportForm onDone={onClose} />
    </SettingDrawer>
  );
}

function ExportForm({ onDone }: { onDone: () => void }) {
  const [form] = Form.useForm<Values>();
  const queries = useQueryClient();
  const submission = useSubmit<Values>({
    form,
    send: async (body) => {
      await apiClient.call('userExportStart', { body }, { inline: true });
      await queries.invalidateQueries(accountQueries.dataExport());
      onDone();
    },
    fieldOf: { PASSWORD_WRONG: 'password', PASSWORD_UNSET: 'password', LOGIN_TOO_MANY: 'password' },
  });
  return (
    <AccountForm form={form} submission={submission}>
      <PasswordField kind="current" name="password" label="登录密码" />
      <p className={styles['note']}>
        文件里有您的全部记录，所以要先确认是您本人。没有密码或忘了，<Link to="/forget">用短信设一个</Link>
      </p>
      <SubmitButton sending={submission.sending}>开始导出</SubmitButton>
    </AccountForm>
  );
}

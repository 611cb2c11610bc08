import { Form } from 'antd';
import { showToast } from '../../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { userCache } from '../../../../session/userCache.ts';
import { AccountForm } from '../../../../shared/forms/AccountForm.tsx';
import { PasswordField } from '../../form/PasswordField.tsx';
import { PhoneField } from '../../../../shared/forms/PhoneField.tsx';
import { SmsCodeField } from '../../form/SmsCodeField.tsx';
import { SubmitButton } from '../../../../shared/forms/SubmitButton.tsx';
import { useSubmit } from '../../../../shared/forms/useSubmit.ts';
import { SettingDrawer } from '../SettingDrawer.tsx';

interface Values {
  phoneNumber: string;
  code: string;
  password?: string;
}

interface ChangePhoneProps {
  open: boolean;
  hasPassword: boolean;
  onClose: () => void;
}

export function ChangePhone({ open, hasPassword, onClose }: ChangePhoneProps) {
  return (
    <SettingDrawer title="更换手机号" open={open} onClose={onClose}>
      <PhoneForm hasPassword={hasPassword} onDone={onClose} />
    </SettingDrawer>
  );
}

function PhoneForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const [form] = Form.useForm<Values>();
  const submission = useSubmit<Values>({
    form,
    send: async (body) => {
      const { operator } = await apiClient.call('userBindPhoneNumber', { body }, { inline: true });
      userCache.update(operator);
      showToast({ kind: 'success', text: '手机号已更换，下次用新手机号登录' });
      onDone();
    },
    fieldOf: {
      SMS_CODE_WRONG: 'code',
      PASSWORD_WRONG: 'password',
      LOGIN_TOO_MANY: 'password',
      PHONE_BOUND_ELSEWHERE: 'phoneNumber',
    },
  });
  return (
    <AccountForm form={form} submission={submission}>
      <PhoneField label="新手机号" />
      <SmsCodeField
        requestCode={(phoneNumber) =>
          apiClient.call('userBandPhoneNumberCode', { query: { phoneNumber } }, { inline: true })
        }
      />
      {hasPassword && <PasswordField kind="current" label="登录密码" />}
      <SubmitButton sending={submission.sending}>更换手机号</SubmitButton>
    </AccountForm>
  );
}

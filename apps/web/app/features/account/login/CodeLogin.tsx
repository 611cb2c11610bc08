import { Form } from 'antd';
import { apiClient } from '../../../session/apiClient.ts';
import { userCache } from '../../../session/userCache.ts';
import { AccountForm } from '../../../shared/forms/AccountForm.tsx';
import { PhoneField } from '../../../shared/forms/PhoneField.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useSubmit } from '../../../shared/forms/useSubmit.ts';
import { SmsCodeField } from '../form/SmsCodeField.tsx';

interface Values {
  phoneNumber: string;
  code: string;
}

/** For whoever forgot the password, or never had one. */
export function CodeLogin() {
  const [form] = Form.useForm<Values>();
  const submission = useSubmit<Values>({
    form,
    send: async (body) => userCache.set(await apiClient.call('userLoginByCode', { body }, { inline: true })),
    fieldOf: { SMS_CODE_WRONG: 'code', PHONE_UNREGISTERED: 'phoneNumber' },
  });
  return (
    <AccountForm form={form} submission={submission}>
      <PhoneField autoComplete="username" />
      <SmsCodeField
        requestCode={(phoneNumber) => apiClient.call('userLoginCode', { body: { phoneNumber } }, { inline: true })}
      />
      <SubmitButton sending={submission.sending}>登录</SubmitButton>
    </AccountForm>
  );
}

import { newestVersions } from '@jiwu/contract/policies';
import type { Session } from '@jiwu/contract';
import { Button, Form } from 'antd';
import { apiClient } from '../../../session/apiClient.ts';
import { userCache } from '../../../session/userCache.ts';
import { AccountForm } from '../../../shared/forms/AccountForm.tsx';
import { AgreementField } from '../form/AgreementField.tsx';
import { PhoneField } from '../../../shared/forms/PhoneField.tsx';
import { SmsCodeField } from '../form/SmsCodeField.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useSubmit } from '../../../shared/forms/useSubmit.ts';
import styles from './BindPhone.module.css';

interface Values {
  phoneNumber: string;
  code: string;
  agreement: boolean;
}

interface BindPhoneProps {
  bindKey: string;
  nickname: string;
  /** The key lives a short while; when it is gone, one scans again. */
  onRestart: () => void;
  onBound?: (session: Session) => void;
}

/** Nothing more to do: the login page leads every logged-in user on by itself. */
const keepSession = (session: Session) => userCache.set(session);

/** The end of a first WeChat login: a phone number, and with it the account it belongs to or a new one. */
export function BindPhone({ bindKey, nickname, onRestart, onBound = keepSession }: BindPhoneProps) {
  const [form] = Form.useForm<Values>();
  const submission = useSubmit<Values>({
    form,
    send: async ({ phoneNumber, code }) => {
      const body = { phoneNumber, code, bindKey, agreed: newestVersions };
      const { session } = await apiClient.call('userBindPhoneNumber', { body }, { inline: true });
      if (session) onBound(session);
    },
    fieldOf: { SMS_CODE_WRONG: 'code', WECHAT_BOUND_ELSEWHERE: 'phoneNumber', PHONE_BOUND_ELSEWHERE: 'phoneNumber' },
  });
  return (
    <>
      <p className={styles['lead']} role="status">
        微信「{nickname}」第一次登录，请绑定手机号。这个手机号已有账号的，会并到那个账号；没有的，会为您新建一个。
      </p>
      <AccountForm form={form} submission={submission}>
        <PhoneField />
        <SmsCodeField
          requestCode={(phoneNumber) =>
            apiClient.call('userBandPhoneNumberCode', { query: { phoneNumber } }, { inline: true })
          }
        />
        <AgreementField />
        <SubmitButton sending={submission.sending}>绑定并登录</SubmitButton>
      </AccountForm>
      <Button type="link" block className={styles['again'] ?? ''} onClick={onRestart}>
        换一个微信，重新扫码
      </Button>
    </>
  );
}

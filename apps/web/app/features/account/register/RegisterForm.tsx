import { newestVersions } from '@jiwu/contract/policies';
import { rules } from '@jiwu/contract/rules';
import { Form, Input } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { apiClient } from '../../../session/apiClient.ts';
import { userCache } from '../../../session/userCache.ts';
import { AccountForm } from '../../../shared/forms/AccountForm.tsx';
import { AgreementField } from '../form/AgreementField.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { PhoneField } from '../../../shared/forms/PhoneField.tsx';
import { SmsCodeField } from '../form/SmsCodeField.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useSubmit } from '../../../shared/forms/useSubmit.ts';
import { useBrowserValue } from '../../../ui/hydration/useBrowserValue.ts';
import { InvitationWords } from './InvitationWords.tsx';
import styles from './RegisterForm.module.css';
import { useInvitation } from './useInvitation.ts';

interface Values {
  phoneNumber: string;
  code: string;
  password: string;
  invitationCode: string;
  agreement: boolean;
}

export function RegisterForm() {
  const [form] = Form.useForm<Values>();
  const [query] = useSearchParams();
  // No page of the server depends on who invited: it comes with the browser.
  const linkCode = useBrowserValue(() => readInvitation(query.get('i')), '');
  const invitation = useInvitation(linkCode);
  const takeOver = useEffectEvent((code: string) => {
    // A code that the user has typed meanwhile stays.
    if (form.isFieldTouched('invitationCode')) return;
    // `setFieldValue` would count as typing, and what the shop says of the code afterwards would no longer be taken over.
    form.setFields([{ name: 'invitationCode', value: code, touched: false }]);
  });
  useEffect(() => {
    if (linkCode !== '') takeOver(linkCode);
  }, [linkCode]);
  const { code: keptCode, problem: linkProblem } = invitation;
  useEffect(() => {
    if (keptCode !== null || linkProblem !== null) takeOver(keptCode ?? '');
  }, [keptCode, linkProblem]);
  const submission = useSubmit<Values>({
    form,
    send: async ({ phoneNumber, code, password, invitationCode }) => {
      // The field decides: an empty field means no inviter, whatever the browser remembers.
      if (!invitationCode && keptCode !== null) await apiClient.call('invitationForget', {}, { inline: true });
      const typed = invitationCode ? { invitationCode } : {};
      const body = { phoneNumber, code, password, agreed: newestVersions, ...typed };
      userCache.set(await apiClient.call('userRegister', { body }, { inline: true }));
    },
    fieldOf: {
      PHONE_TAKEN: 'phoneNumber',
      SMS_CODE_WRONG: 'code',
      PASSWORD_COMMON: 'password',
      INVITATION_CODE_UNKNOWN: 'invitationCode',
      CONSENT_MISSING: 'agreement',
    },
  });
  return (
    <>
      <AccountForm form={form} submission={submission} initialValues={{ invitationCode: linkCode }}>
        <PhoneField autoComplete="tel-national" />
        <SmsCodeField
          requestCode={(phoneNumber) =>
            apiClient.call('userRegisterCode', { query: { phoneNumber } }, { inline: true })
          }
        />
        <PasswordField kind="new" />
        <Form.Item
          name="invitationCode"
          label={
            <>
              邀请码<em className={styles['optional']}>选填</em>
            </>
          }
          normalize={(value: string) =>
            value
              .toUpperCase()
              .replaceAll(/[^0-9A-Z]/g, '')
              .slice(0, 6)
          }
          rules={[{ pattern: rules.invitationCodePattern, message: '邀请码是 6 位字母或数字，没有可以留空' }]}
          extra={
            <InvitationWords
              invitation={invitation}
              onDecline={() => {
                form.setFieldValue('invitationCode', '');
                invitation.forget();
              }}
            />
          }
        >
          <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Form.Item>
        <AgreementField />
        <SubmitButton sending={submission.sending}>注册</SubmitButton>
      </AccountForm>
      <p className={styles['note']}>注册后会得到一个用户名，可在个人中心修改。</p>
    </>
  );
}

/** Anyone may have written the link: only a value in the shape of a code is taken over. */
function readInvitation(value: string | null): string {
  const code = value?.trim().toUpperCase() ?? '';
  return rules.invitationCodePattern.test(code) ? code : '';
}

import { refusalOf } from '@jiwu/api-client';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form } from 'antd';
import { useNavigate } from 'react-router';
import { showToast } from '../../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { useUserCache, userCache } from '../../../../session/userCache.ts';
import { AccountForm } from '../../../../shared/forms/AccountForm.tsx';
import { SmsCodeField } from '../../form/SmsCodeField.tsx';
import { SubmitButton } from '../../../../shared/forms/SubmitButton.tsx';
import { useSubmit } from '../../../../shared/forms/useSubmit.ts';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { accountQueries } from '../../accountQueries.ts';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { SettingDrawer } from '../SettingDrawer.tsx';
import { accountOf, ClosingAccountFields, type ClosingAccountValues } from './ClosingAccountFields.tsx';
import type { Closing } from './closingRows.ts';
import { ClosingBlocks } from './ClosingBlocks.tsx';
import { ClosingSums } from './ClosingSums.tsx';
import styles from './CloseAccount.module.css';

interface Values extends ClosingAccountValues {
  code: string;
  understood: boolean;
}

interface CloseAccountProps {
  open: boolean;
  onClose: () => void;
}

const consequences = [
  '昵称、头像、手机号、微信绑定和收货地址随即清除。',
  '积分、赠金、VIP 剩余的天数、抽奖次数和邀请码作废，不退款。',
  '所有设备立刻退出，用户名和密码不能再登录。',
  '同一手机号以后可以重新注册，但拿不回这个账号；三个月内重新注册，因退款欠下的积分和抽奖次数仍要抵上。',
  '只留下您同意过哪些文件的记录，依法备查。',
  '注销不能撤销。想留一份资料，请先导出数据。',
];

export function CloseAccount({ open, onClose }: CloseAccountProps) {
  return (
    <SettingDrawer title="注销账号" open={open} onClose={onClose}>
      <p>注销之后：</p>
      <ul className={styles['list']}>
        {consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <CloseWithMoney onClose={onClose} />
    </SettingDrawer>
  );
}

/** Nobody closes an account before they have seen what becomes of the money in it. */
function CloseWithMoney({ onClose }: Pick<CloseAccountProps, 'onClose'>) {
  const { data, error, isFetching, refetch } = useQuery(accountQueries.closing());
  if (data) {
    return (
      <>
        <ClosingSums closing={data} />
        {data.blocks.length > 0 ? (
          <ClosingBlocks blocks={data.blocks} onFollow={onClose} />
        ) : (
          <CloseForm closing={data} onChanged={() => void refetch()} />
        )}
      </>
    );
  }
  if (error) return <LoadFailed text={error.message} retrying={isFetching} onRetry={() => void refetch()} />;
  return <RowsSkeleton rows={2} />;
}

interface CloseFormProps {
  closing: Closing;
  /** The sums are no longer as they were shown. */
  onChanged: () => void;
}

function CloseForm({ closing, onChanged }: CloseFormProps) {
  const [form] = Form.useForm<Values>();
  const navigate = useNavigate();
  const phoneNumber = useUserCache((state) => state.operator.phoneNumber);
  const submission = useSubmit<Values>({
    form,
    send: async ({ code, ...typed }) => {
      const account = accountOf(typed);
      const back = { amountFen: closing.totalFen, ...(account && { account }) };
      try {
        await apiClient.call('userClose', { body: { code, back } }, { inline: true });
      } catch (error) {
        if (refusalOf(error) === 'CLOSING_CHANGED') onChanged();
        throw error;
      }
      await navigate('/');
      userCache.clear();
      showToast({ kind: 'success', text: `账号已注销，个人信息已清除${closing.totalFen > 0 ? '，余额正在退回' : ''}` });
    },
    fieldOf: { SMS_CODE_WRONG: 'code' },
  });
  return (
    <AccountForm form={form} submission={submission}>
      {closing.totalFen > 0 && <ClosingAccountFields required={closing.byBankFen > 0} />}
      <p className={styles['phone']}>验证码会发到 {phoneNumber ?? '绑定的手机号'}。</p>
      <SmsCodeField toTypedNumber={false} requestCode={() => apiClient.call('userCloseCode', {}, { inline: true })} />
      <Form.Item
        name="understood"
        valuePropName="checked"
        rules={[
          {
            validator: (_, ticked) =>
              ticked === true ? Promise.resolve() : Promise.reject(new Error('请先确认已了解后果')),
          },
        ]}
      >
        <Checkbox className={styles['box'] ?? ''}>我已了解后果，仍要注销</Checkbox>
      </Form.Item>
      <SubmitButton sending={submission.sending}>注销账号</SubmitButton>
    </AccountForm>
  );
}

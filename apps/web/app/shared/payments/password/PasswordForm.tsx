import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { useStartAt } from '../../../ui/form/useStartAt.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { walletFacts } from '../payment/walletFacts.ts';
import { CodeField } from './CodeField.tsx';
import styles from './PasswordForm.module.css';
import type { PasswordWay } from './PasswordWay.ts';
import { SixBoxes } from './SixBoxes.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

interface PasswordFormProps {
  way: PasswordWay;
  onForgotten: () => void;
  onDone: () => void;
}

export function PasswordForm({ way, onForgotten, onDone }: PasswordFormProps) {
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const form = usePasswordForm(way, async ({ code, oldPassword, password }) => {
    if (way === 'old') {
      await apiClient.call('walletPasswordChange', { body: { oldPassword, password } }, { inline: true });
    } else {
      await apiClient.call('walletPasswordSet', { body: { code, password } }, { inline: true });
    }
    showToast({ kind: 'success', text: way === 'first' ? '支付密码已设置' : '支付密码已更新' });
    // Set without asking: if the refetch fails, the user is not asked to set the password again.
    client.setQueryData(
      walletFacts().queryKey,
      (wallet) => wallet && { ...wallet, hasPaymentPassword: true, paymentPasswordLockedUntil: null },
    );
    onDone();
    await client.invalidateQueries(walletFacts());
  });
  // Its fields stand alone in their dialog, and the first of them is what comes next.
  useStartAt(() => element.current?.querySelector('input'));
  return (
    <form
      ref={element}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {way === 'old' ? (
        <>
          <SixBoxes label="原支付密码" isNew={false} {...form.bind('oldPassword')} />
          <button type="button" className={styles['forgotten']} onClick={onForgotten}>
            忘记支付密码，用短信重设
          </button>
        </>
      ) : (
        <CodeField {...form.bind('code')} />
      )}
      <SixBoxes label={way === 'first' ? '支付密码' : '新支付密码'} isNew {...form.bind('password')} />
      <SixBoxes label="再输一次" isNew {...form.bind('repeated')} />
      <div role="alert">
        {form.problem && (
          <p className={styles['problem']}>
            <Icon name="info" size={16} />
            {form.problem}
          </p>
        )}
      </div>
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        block
        className={styles['save'] ?? ''}
        aria-disabled={form.isSending}
        aria-busy={form.isSending}
      >
        {form.isSending ? '正在保存' : '保存支付密码'}
      </Button>
    </form>
  );
}

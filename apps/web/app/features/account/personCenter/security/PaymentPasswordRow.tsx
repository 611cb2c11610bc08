import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { DialogComing } from '../../../../ui/dialog/DialogComing.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.ts';
import { walletFacts, type Wallet } from '../../../../shared/payments/payment/walletFacts.ts';
import { LinkButton } from '../LinkButton.tsx';
import { SettingRow } from '../SettingRow.tsx';

const PasswordDialog = lazyPart(() => import('../../../../shared/payments/password/PasswordDialog.tsx'));

/** The dialog asks for the wallet itself, so that the way there is open also while its state is not known. */
export function PaymentPasswordRow() {
  const { data } = useQuery(walletFacts());
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingRow icon="wallet" title="支付密码" note={noteOf(data)}>
      <LinkButton label={data?.hasPaymentPassword ? '修改支付密码' : '设置支付密码'} onClick={() => setOpen(true)}>
        {data?.hasPaymentPassword ? '修改' : '设置'}
      </LinkButton>
      {isOpen && (
        <Suspense fallback={<DialogComing />}>
          <PasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SettingRow>
  );
}

function noteOf(wallet: Wallet | undefined): string {
  if (wallet?.paymentPasswordLockedUntil) return '输错次数太多，已锁定，可用短信重设';
  return wallet && !wallet.hasPaymentPassword ? '还没有设置，用余额付款前要先设' : '用余额付款时输入';
}

import type { Answer, Contract } from '@jiwu/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { Address } from '../../../../shared/people/address/Address.ts';
import { DialogComing } from '../../../../ui/dialog/DialogComing.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.ts';
import { AddressCards } from './AddressCards.tsx';
import type { EditedAddress } from './EditedAddress.ts';
import styles from './AddressPanel.module.css';
import { ChosenAddress } from './ChosenAddress.tsx';

const AddressDialog = lazyPart(() => import('./AddressDialog.tsx'));
const FirstAddress = lazyPart(() => import('./FirstAddress.tsx'));

const PANEL = 'address';

interface AddressPanelProps {
  addresses: UseQueryResult<Answer<Contract['addressList']>>;
  chosen: Address | null;
  onChoose: (id: string) => void;
}

/** Where it goes: cards on wide screens, the chosen one with the others a press away on phones, a form for the first. */
export function AddressPanel({ addresses, chosen, onChoose }: AddressPanelProps) {
  const [edited, setEdited] = useState<EditedAddress | null>(null);
  const items = addresses.data?.items ?? [];
  const isFirst = addresses.data !== undefined && items.length === 0;

  const [saves, setSaves] = useState(0);
  // The form is gone, and what stood below it has moved up: whoever filled it in sees what became of it.
  useEffect(() => {
    if (saves > 0) document.getElementById(PANEL)?.scrollIntoView({ block: 'nearest' });
  }, [saves]);

  function take({ id }: Address) {
    setEdited(null);
    onChoose(id);
    setSaves(saves + 1);
  }

  return (
    <Panel
      id={PANEL}
      title="收货地址"
      hidesTitle={items.length > 0 ? 'onPhones' : undefined}
      aside={
        items.length > 0 && (
          <>
            <TextButton onClick={() => setEdited({ kind: 'new', isPasted: true })}>粘贴识别</TextButton>
            <TextButton onClick={() => setEdited({ kind: 'new', isPasted: false })}>新增地址</TextButton>
          </>
        )
      }
    >
      {!addresses.data && addresses.isError && (
        <LoadFailed
          text="收货地址没有加载出来。"
          retrying={addresses.isFetching}
          onRetry={() => void addresses.refetch()}
        />
      )}
      {isFirst && (
        <div className={styles['first']}>
          <Suspense fallback={<div className={styles['coming']} role="status" aria-label="正在打开地址表单" />}>
            <FirstAddress onDone={take} />
          </Suspense>
        </div>
      )}
      {chosen && (
        <>
          <AddressCards
            items={items}
            chosen={chosen}
            onChoose={onChoose}
            onEdit={(address) => setEdited({ kind: 'old', address })}
          />
          <ChosenAddress items={items} chosen={chosen} onChoose={onChoose} onEdit={setEdited} />
        </>
      )}
      {edited && (
        <Suspense fallback={<DialogComing />}>
          <AddressDialog edited={edited} onDone={take} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

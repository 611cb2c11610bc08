import type { Business } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { useState } from 'react';
import { formatCount } from '../../../../format/formatCount.ts';
import type { Batch } from '../../batchQueries.ts';
import { BigButton } from '../BigButton.tsx';
import { BottomBar } from '../BottomBar.tsx';
import { WizardFrame } from '../WizardFrame.tsx';
import { ChosenPanel } from './ChosenPanel.tsx';
import type { ChosenSku } from './ChosenSku.ts';
import { GoodsPanel } from './GoodsPanel.tsx';
import { SenderChoice } from './SenderChoice.tsx';

interface GoodsStepProps {
  /** Null for a new one. */
  batch: Batch | null;
  senders: readonly Business[];
  businessId: string;
  goods: readonly ChosenSku[];
  isBusy: boolean;
  onDone: (businessId: string, goods: ChosenSku[]) => void;
}

/** The first step: what is sent, and in whose name. A list with codes needs no choice. */
export function GoodsStep({ batch, senders, businessId, goods, isBusy, onDone }: GoodsStepProps) {
  const [chosen, setChosen] = useState<readonly ChosenSku[]>(goods);
  const [sender, setSender] = useState(businessId);
  const count = chosen.length;
  const toggle = (sku: ChosenSku) =>
    setChosen((all) =>
      all.some(({ skuId }) => skuId === sku.skuId)
        ? all.filter(({ skuId }) => skuId !== sku.skuId)
        : [...all, sku].slice(0, rules.dropshipping.maxGoods),
    );
  const label = count > 0 ? '下一步，填收件人' : '不选，名单里写编码';
  const goOn = () => onDone(sender, [...chosen]);
  return (
    <WizardFrame
      step="goods"
      batchId={batch?.id ?? null}
      isOpen
      notes={count > 0 ? { goods: `${formatCount(count)} 款` } : {}}
      aside={
        <>
          <ChosenPanel chosen={chosen} onRemove={toggle}>
            <BigButton isBusy={isBusy} onPress={goOn}>
              {isBusy ? '正在保存' : label}
            </BigButton>
          </ChosenPanel>
          <SenderChoice senders={senders} chosen={sender} onChoose={setSender} />
        </>
      }
    >
      <GoodsPanel chosen={new Set(chosen.map(({ skuId }) => skuId))} onToggle={toggle} />
      <BottomBar
        button={{
          label: isBusy ? '正在保存' : count > 0 ? '下一步' : '不选，写编码',
          isOff: false,
          isBusy,
          onPress: goOn,
        }}
      >
        <b>{formatCount(count)} 款</b>
        <small>已选的规格</small>
      </BottomBar>
    </WizardFrame>
  );
}

import type { ReactNode } from 'react';
import { useAddress } from '../../ui/address/useAddress.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { TabLinks } from '../../ui/panel/TabLinks.tsx';
import { RateChanges } from './RateChanges.tsx';
import { Rates } from './Rates.tsx';
import { Refusals } from './Refusals.tsx';

const tabs = ['rates', 'changes', 'refusals'] as const;
const tabNames: Readonly<Record<(typeof tabs)[number], string>> = {
  rates: '佣金比例',
  changes: '谁改过',
  refusals: '没记佣金的',
};

/** 佣金: what is paid to whoever brings a buyer, who set it, and what was not paid. */
export function EffectsPage() {
  const { query } = useAddress();
  const tab = tabs.find((name) => name === query['tab']) ?? 'rates';
  const parts: Readonly<Record<typeof tab, ReactNode>> = {
    rates: <Rates />,
    changes: <RateChanges />,
    refusals: <Refusals />,
  };
  return (
    <>
      <PageHead title="佣金" about="谁带来买家就按比例给谁，付款那一刻的比例算数；推广人像是买家自己的不给" />
      <TabLinks label="佣金" now={tab} tabs={tabs.map((name) => ({ name, words: tabNames[name] }))} />
      {parts[tab]}
    </>
  );
}

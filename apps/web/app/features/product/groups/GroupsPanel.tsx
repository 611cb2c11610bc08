import { useState } from 'react';
import { formatFen } from '../../../format/formatFen.ts';
import type { ProductGroups } from '../../../shared/groups/Group.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Panel } from '../Panel.tsx';
import type { SkuChoice } from '../choice/useSkuChoice.ts';
import { ownPrice } from '../prices/skuPrices.ts';
import { useSkuBuyer } from '../prices/useSkuBuyer.ts';
import styles from './GroupsPanel.module.css';
import { groupsNote } from './groupsNote.ts';
import { OpenGroupButton } from './OpenGroupButton.tsx';
import { OpenGroupRow } from './OpenGroupRow.tsx';

interface GroupsPanelProps {
  groups: ProductGroups;
  campaign: NonNullable<ProductGroups['campaign']>;
  choice: SkuChoice;
  now: string;
}

/** Three in a row on wide screens, until all are asked for. */
const SHOWN = 3;

/** The groups of this product that one can join, and the way to open one. */
export function GroupsPanel({ groups, campaign, choice, now }: GroupsPanelProps) {
  const own = ownPrice(choice.sku, useSkuBuyer(choice));
  const { sku } = choice;
  const terms = campaign.skus.find(({ skuId }) => skuId === sku.id) ?? null;
  const [isWhole, setWhole] = useState(false);
  const open = groups.groups.filter(({ freeSeats }) => freeSeats > 0);
  const shown = isWhole ? open : open.slice(0, SHOWN);
  const note = groupsNote({ campaign, terms, ownFen: own.fen, isOwn: own.kind !== 'ordinary' });
  return (
    <div className={styles['place']}>
      <Panel
        id="groups"
        title={shown.length > 0 ? '正在拼的团' : '拼团'}
        note={note}
        aside={
          open.length > shown.length && (
            <button type="button" className={styles['all']} onClick={() => setWhole(true)}>
              全部 {open.length} 个
              <Icon name="forward" size={14} />
            </button>
          )
        }
      >
        {shown.length > 0 ? (
          <ul className={styles['groups']}>
            {shown.map((group) => (
              <OpenGroupRow
                key={group.id}
                group={group}
                now={now}
                skuId={terms?.skuId}
                price={formatFen(terms?.priceFen ?? campaign.priceFen)}
              />
            ))}
          </ul>
        ) : (
          <p className={styles['nobody']}>现在没有团在等人。您开一个，付款后把链接发给朋友。</p>
        )}
        {campaign.canOpen && <OpenGroupButton campaign={campaign} terms={terms} choice={choice} />}
      </Panel>
    </div>
  );
}

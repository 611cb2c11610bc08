import { rules } from '@jiwu/contract/rules';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { TopSlot } from '../../../ui/topSlot/TopSlot.tsx';
import { type Businesses, formAddress } from '../businessQueries.ts';
import { BusinessCard } from './BusinessCard.tsx';
import styles from './BusinessList.module.css';
import { ListHead } from './ListHead.tsx';
import { Rights } from './Rights.tsx';

const { maxPerUser } = rules.business;

export function BusinessList({ items, defaultId }: Businesses) {
  const isFull = items.length >= maxPerUser;
  return (
    <>
      <TopSlot slot="note">
        {items.length} / {maxPerUser}
      </TopSlot>
      {!isFull && (
        <TopSlot slot="action">
          <Link className={styles['add']} to={formAddress('new')} aria-label="新增商户">
            <Icon name="plus" size={22} />
          </Link>
        </TopSlot>
      )}
      <ListHead>
        <p>
          {items.length} / {maxPerUser} 家。
          {isFull ? '已经登记满，可以删除没有通过的再加。' : '通过审核的才能代发、按批发价拿货、投广告。'}
        </p>
        {!isFull && items.length > 0 && (
          <ButtonLink to={formAddress('new')} look="filled">
            新增商户
          </ButtonLink>
        )}
      </ListHead>
      <Rights />
      {items.length === 0 ? (
        <div className={styles['empty']}>
          <EmptyState
            title="还没有商户"
            text="有营业执照的店铺或公司都可以登记，2 个工作日内答复。"
            action={{ to: formAddress('new'), label: '新增商户' }}
            picture="compass"
          />
        </div>
      ) : (
        <ul className={styles['cards']}>
          {items.map((business) => (
            <li key={business.id}>
              <BusinessCard business={business} isDefault={business.id === defaultId && items.length > 1} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

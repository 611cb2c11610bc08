import { rules } from '@jiwu/contract/rules';
import type { Business } from '../businessQueries.ts';
import { principalNames } from '../stateNames.ts';
import { BusinessActions } from './BusinessActions.tsx';
import styles from './BusinessCard.module.css';
import { BusinessNote } from './BusinessNote.tsx';
import { CreditCode } from './CreditCode.tsx';
import { LicenceView } from './LicenceView.tsx';
import { maskSender } from './maskSender.ts';
import { StateMark } from './StateMark.tsx';

interface BusinessCardProps {
  business: Business;
  isDefault: boolean;
}

export function BusinessCard({ business, isDefault }: BusinessCardProps) {
  const { id, shopName, kind, state, validUntil } = business;
  return (
    <article className={styles['card']} aria-labelledby={`business-${id}`}>
      <div className={styles['head']}>
        <h2 id={`business-${id}`}>{shopName}</h2>
        <span className={styles['chip']}>{rules.business.kindNames[kind]}</span>
        {isDefault && (
          <span className={styles['chip']} data-look="blue">
            默认
          </span>
        )}
        <StateMark state={state} />
      </div>
      <div className={styles['body']}>
        <dl>
          <dt>信用代码</dt>
          <dd>
            <CreditCode code={business.creditCode} />
          </dd>
          <dt>执照名称</dt>
          <dd>{business.licenceName}</dd>
          <dt>{kind === 'company' ? '法人' : principalNames[kind]}</dt>
          <dd>{business.principal}</dd>
          <dt>寄件人</dt>
          <dd>
            {business.senderName} {maskSender(business.senderPhone)}
          </dd>
          <dt>有效期</dt>
          <dd>{validUntil === null ? '长期' : `至 ${validUntil}`}</dd>
        </dl>
        <LicenceView fileId={business.licenceFileId} shopName={shopName} />
      </div>
      <BusinessNote business={business} />
      <BusinessActions business={business} />
    </article>
  );
}

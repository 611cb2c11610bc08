import type { StaffBusiness } from '@jiwu/contract';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StaffPicture } from '../../ui/picture/StaffPicture.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { BusinessDecision } from './BusinessDecision.tsx';
import styles from './Businesses.module.css';
import { fieldNames, kindNames, stateNames, untilWords } from './businessWords.ts';

const reviewNames: Readonly<Record<StaffBusiness['reviews'][number]['state'], string>> = {
  waiting: '等答复',
  approved: '通过',
  refused: '不通过',
  withdrawn: '撤回',
};

/** One business beside the list: its licence as a picture and in words, what was said of it before, and the verdict. */
export function BusinessSide({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useRead('staffBusinessGet', { params: { id } });
  const business = read.data;
  if (read.isLoadingError) return <LoadFailed what="这家商户" onRetry={() => void read.refetch()} />;
  if (!business) return <Panel title="商户">正在加载…</Panel>;
  return (
    <>
      <Panel
        title={business.shopName}
        note={stateNames[business.state]}
        extra={<Button onClick={onClose}>关闭</Button>}
      >
        <StaffPicture
          name="staffBusinessLicence"
          input={{ params: { id }, query: { w: '640' } }}
          alt="营业执照"
          className={styles['licence']}
        />
        <Facts
          rows={[
            ['主体', kindNames[business.kind]],
            ['信用代码', business.creditCode],
            ['名称', business.licenceName],
            ['负责人', business.principal],
            ['有效期', untilWords(business.validUntil)],
            ['联系', [business.contactPhone, business.email].filter(Boolean).join('，')],
            ['网站', business.website],
            ['寄件', `${business.senderName} ${business.senderPhone}`],
            [
              '用户',
              <Link key="user" to={`/users/${business.userId}`}>
                打开
              </Link>,
            ],
            ['停用', business.stopped && `${formatTime(business.stopped.at)}，${business.stopped.reason ?? ''}`],
          ]}
        />
      </Panel>
      <BusinessDecision key={business.version} business={business} />
      <Panel title="每次提交">
        <ul className={styles['reviews']}>
          {business.reviews.map((review) => (
            <li key={review.id}>
              <b>
                {formatTime(review.submittedAt)} {reviewNames[review.state]}
              </b>
              {review.reasons.map(({ field, words }) => (
                <span key={field}>
                  {fieldNames[field]}：{words}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { LateAntd } from '../../../ui/antd/LateAntd.tsx';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { QueryProvider } from '../../../ui/query/QueryProvider.tsx';
import { adQueries } from '../adQueries.ts';
import { BookingForm, type BookingFormProps } from './BookingForm.tsx';
import styles from './BookingDrawer.module.css';
import { BookingPanel } from './BookingPanel.tsx';

interface BookingDrawerProps extends Omit<BookingFormProps, 'businesses'> {
  user: string;
  /** 分类页，厨房餐具 */
  where: string;
  onClose: () => void;
}

/** Booking the chosen days. With antd, its own data and its style sheet it is loaded by the first press. */
export default function BookingDrawer(props: BookingDrawerProps) {
  return (
    <LateAntd sheet="booking">
      <QueryProvider key={props.user}>
        <Content {...props} />
      </QueryProvider>
    </LateAntd>
  );
}

function Content({ where, onClose, ...rest }: BookingDrawerProps) {
  return (
    <BookingPanel title={`预订 ${where}`} onClose={onClose}>
      <Body {...rest} />
    </BookingPanel>
  );
}

/** The form of whoever may book; else what is missing. */
function Body({ user, ...form }: Omit<BookingDrawerProps, 'where' | 'onClose'>) {
  const { data, isError, isFetching, refetch } = useQuery(adQueries.businesses(user));
  if (!data) {
    return isError ? (
      <LoadFailed text="您的商户没有加载出来，选的日子还在。" retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div className={styles['waiting']} role="status" aria-label="正在加载您的商户" />
    );
  }
  if (data.items.some(({ state }) => state === 'approved')) return <BookingForm {...form} businesses={data.items} />;
  const isReviewed = data.items.some(({ state }) => state === 'reviewing');
  return (
    <EmptyState
      title={isReviewed ? '商户还在审核' : '先登记一个商户'}
      text={
        isReviewed
          ? `通过以后就能预订，${rules.business.reviewDays} 个工作日内答复，结果会发消息给您。`
          : `广告以商户的名义投放。有营业执照的店铺或公司都可以登记，${rules.business.reviewDays} 个工作日内答复。`
      }
      action={{ to: '/user/businesses', label: isReviewed ? '看审核进度' : '去登记商户' }}
      picture="compass"
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { apiClient } from '../../../session/apiClient.ts';
import { AccountForm } from '../../../shared/forms/AccountForm.tsx';
import { useSubmit } from '../../../shared/forms/useSubmit.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs/Breadcrumbs.tsx';
import { shanghaiMinute } from '../../../format/shanghaiDay.ts';
import { keyOfAttempt } from '../../../ui/form/keyOfAttempt.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { type Business, businessQueries, formAddress, LIST } from '../businessQueries.ts';
import styles from './BusinessForm.module.css';
import { bodyOf, type FormValues, needsReview, valuesOf } from './formValues.ts';
import { LicencePanel } from './LicencePanel.tsx';
import { RefusedNote } from './RefusedNote.tsx';
import { ReviewGuide } from './ReviewGuide.tsx';
import { SendBar } from './SendBar.tsx';
import { ShopPanel } from './ShopPanel.tsx';

/** Where a reason of staff leads. */
const fieldOfReason: Readonly<Record<Business['reasons'][number]['field'], keyof FormValues>> = {
  kind: 'kind',
  creditCode: 'creditCode',
  licenceName: 'licenceName',
  principal: 'principal',
  validUntil: 'validUntil',
  licence: 'licenceFileId',
  shop: 'shopName',
  email: 'email',
  website: 'website',
};

/** A new business, or one that is changed. */
export function BusinessForm({ business }: { business: Business | null }) {
  const [form] = Form.useForm<FormValues>();
  const client = useQueryClient();
  const navigate = useNavigate();
  // After a lost answer, the same words are the same request.
  const keyOf = useRef(keyOfAttempt());
  const values = Form.useWatch((all: FormValues) => all, form) as FormValues | undefined;
  const isReviewed = needsReview(business, values ?? valuesOf(business));
  const title = business ? `修改 ${business.shopName}` : '新增商户';

  const submission = useSubmit<FormValues>({
    form,
    send: async (typed) => {
      const body = bodyOf(typed);
      const options = { inline: true, idempotencyKey: keyOf.current(JSON.stringify(body)) };
      const saved = business
        ? await apiClient.call(
            'businessChange',
            { params: { id: business.id }, body: { ...body, version: business.version } },
            options,
          )
        : await apiClient.call('businessSubmit', { body }, options);
      showToast({ kind: 'success', text: savedWords(saved) });
      await navigate(LIST);
      await client.invalidateQueries(businessQueries.list());
    },
    fieldOf: {
      CREDIT_CODE_WRONG: 'creditCode',
      BUSINESS_CODE_TAKEN: 'creditCode',
      BUSINESS_KIND_MISFIT: 'creditCode',
      BUSINESS_LICENCE_OVER: 'validUntil',
      PHONE_MISSING: 'contactPhone',
    },
  });
  const complaints = Object.fromEntries((business?.reasons ?? []).map(({ field, words }) => [field, words]));
  return (
    <div className={styles['form']}>
      <div className={styles['crumbs']}>
        <Breadcrumbs
          steps={[
            { label: '我的商户', to: LIST },
            { label: title, to: formAddress(business ?? 'new') },
          ]}
        />
      </div>
      <h1>{title}</h1>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {business && (
            <RefusedNote
              business={business}
              onGo={(field) => {
                form.scrollToField(fieldOfReason[field], { block: 'center' });
                form.focusField(fieldOfReason[field]);
              }}
            />
          )}
          <AccountForm form={form} submission={submission} initialValues={valuesOf(business)}>
            <div className={styles['panels']}>
              <LicencePanel kind={values?.kind ?? business?.kind ?? 'individual'} complaints={complaints} />
              <ShopPanel values={values} complaints={complaints} />
              <SendBar
                isReviewed={isReviewed}
                wasApproved={business?.state === 'approved'}
                sending={submission.sending}
                onCancel={() => void navigate(LIST)}
              />
            </div>
          </AccountForm>
        </div>
        <ReviewGuide />
      </div>
    </div>
  );
}

function savedWords({ state, answerBy }: Business): string {
  return state === 'reviewing' ? `已提交审核，${shanghaiMinute(answerBy)} 前答复` : '已保存，马上生效';
}

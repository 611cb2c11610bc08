export const LIST = '/order/dropshipping';

/** The steps that a batch is prepared in, before it is paid. */
export const batchSteps = ['goods', 'recipients', 'check', 'pay'] as const;
export type BatchStep = (typeof batchSteps)[number];

export const stepNames: Readonly<Record<BatchStep, string>> = {
  goods: '选商品',
  recipients: '填收件人',
  check: '核对',
  pay: '付款',
};

/** Where a batch is prepared or looked at: `new` is one that does not exist yet. */
export function batchAddress(id: string, step?: BatchStep): string {
  return `${LIST}?id=${id}${step === undefined ? '' : `&step=${step}`}`;
}

/** The step that an address names; undefined: the one that the batch has reached. */
export function readStep(params: URLSearchParams): BatchStep | undefined {
  const named = params.get('step');
  return batchSteps.find((step) => step === named);
}

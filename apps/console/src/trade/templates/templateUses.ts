import type { rules } from '@jiwu/contract/rules';

export type TemplateUse = (typeof rules.support.templateUses)[number];

export const templateUses: Readonly<Record<TemplateUse, { readonly name: string; readonly about: string }>> = {
  support: { name: '客服对话', about: '回答买家的消息' },
  afterSaleApprove: { name: '同意售后', about: '同意退货、退款，或收到退货时' },
  afterSaleReject: { name: '拒绝售后', about: '写明理由' },
  afterSaleAsk: { name: '请买家补充', about: '售后还要照片或说明时' },
};

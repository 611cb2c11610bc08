import type { Business as Shown } from '@jiwu/contract';
import type { Business } from '../../../modules/people/businesses/index.ts';

/** A business as its user sees it. */
export function describeBusiness(business: Business): Shown {
  const { stopped } = business;
  return {
    id: business.id,
    kind: business.kind,
    creditCode: business.creditCode,
    licenceName: business.licenceName,
    principal: business.principal,
    validUntil: business.validUntil,
    licenceFileId: business.licenceFileId,
    shopName: business.shopName,
    contactPhone: business.contactPhone,
    email: business.email,
    website: business.website,
    senderName: business.senderName,
    senderPhone: business.senderPhone,
    state: business.state,
    submittedAt: business.submittedAt.toISOString(),
    answerBy: business.answerBy.toISOString(),
    decidedAt: business.decidedAt?.toISOString() ?? null,
    reasons: [...business.reasons],
    approvedAt: business.approvedAt?.toISOString() ?? null,
    stopped: stopped && { ...stopped, at: stopped.at.toISOString() },
    version: business.version,
  };
}

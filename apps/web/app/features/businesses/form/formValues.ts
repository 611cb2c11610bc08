import type { Business } from '../businessQueries.ts';
import { plainCode } from './readCode.ts';
import { FOREVER, type ValidUntil } from './ValidField.tsx';

export interface FormValues {
  kind: Business['kind'];
  creditCode: string;
  licenceName: string;
  principal: string;
  validUntil?: ValidUntil;
  licenceFileId?: string;
  shopName: string;
  /** Empty: the number of the account. */
  contactPhone: string;
  /** Empty: none. */
  email: string;
  website: string;
  /** Empty: the name of the shop. */
  senderName: string;
  senderPhone: string;
  agreed: boolean;
}

/** What the form begins with. */
export function valuesOf(business: Business | null): Partial<FormValues> {
  if (!business) return { kind: 'individual', contactPhone: '', email: '', website: '', senderName: '', agreed: false };
  const { validUntil, kind, creditCode, licenceName, principal, licenceFileId } = business;
  const { shopName, contactPhone, email, website, senderName, senderPhone } = business;
  return {
    kind,
    creditCode,
    licenceName,
    principal,
    validUntil: validUntil ?? FOREVER,
    licenceFileId,
    shopName,
    contactPhone,
    email: email ?? '',
    website: website ?? '',
    senderName,
    senderPhone,
    agreed: false,
  };
}

/** As the shop takes it. */
export function bodyOf(values: FormValues) {
  const shopName = values.shopName.trim();
  return {
    ...licenceOf(values),
    shopName,
    contactPhone: values.contactPhone || null,
    email: values.email.trim() || null,
    website: values.website.trim() || null,
    senderName: values.senderName.trim() || shopName,
    senderPhone: values.senderPhone.trim(),
  };
}

/** Whether it has to be reviewed: it is new, was refused, or differs from the licence that was approved or waits. */
export function needsReview(business: Business | null, values: Partial<FormValues>): boolean {
  if (!business || business.state === 'refused') return true;
  const before = licenceOf(valuesOf(business) as FormValues);
  return JSON.stringify(licenceOf({ ...valuesOf(business), ...values } as FormValues)) !== JSON.stringify(before);
}

function licenceOf({ kind, creditCode, licenceName, principal, validUntil, licenceFileId }: FormValues) {
  return {
    kind,
    creditCode: plainCode(creditCode),
    licenceName: licenceName.trim(),
    principal: principal.trim(),
    validUntil: validUntil === FOREVER || validUntil === undefined ? null : validUntil,
    licenceFileId: licenceFileId ?? '',
  };
}

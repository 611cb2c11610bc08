import type { Tx } from '../../../platform/database/Tx.ts';
import type { ClaimSubject } from './Claim.ts';

/** What a kind of subject does when claims of one of them have lapsed, in the same transaction and with its supply locked. */
export type OnLapsed = (tx: Tx, lapsed: { readonly subject: ClaimSubject; readonly now: Date }) => Promise<void>;

import type { Answer, Contract } from '@jiwu/contract';

/** One page of an account's statement. */
export type Statement = Answer<Contract['staffLedgerAccount']>;

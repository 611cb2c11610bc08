import type { Answer, Contract } from '@jiwu/contract';

export type Mine = Answer<Contract['homeMine']>;
export type Menu = Answer<Contract['userMenu']>;

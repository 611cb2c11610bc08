import type { Answer, Contract } from '@jiwu/contract';

export type News = Answer<Contract['staffNews']>;

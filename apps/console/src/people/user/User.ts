import type { Answer, Contract } from '@jiwu/contract';

export type User = Answer<Contract['staffUserGet']>;

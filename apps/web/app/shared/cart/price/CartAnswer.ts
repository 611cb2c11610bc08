import type { Answer, Contract } from '@jiwu/contract';

export type CartAnswer = Answer<Contract['cartList']>;
export type CartLine = CartAnswer['lines'][number];

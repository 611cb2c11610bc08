import type { Answer, CelebrityCard, Contract, PickCard } from '@jiwu/contract';

export type { CelebrityCard, PickCard };
export type MyCelebrities = Answer<Contract['celebrityMine']>;
export type Followed = Answer<Contract['celebrityFollow']>;

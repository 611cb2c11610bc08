import type { Answer, Contract, UnitCard, UnitLive, UnitPassportRow } from '@jiwu/contract';

export type { UnitCard, UnitLive, UnitPassportRow };
export type Unit = Answer<Contract['openBoxUnit']>;
export type UnitGrade = UnitCard['grade'];
export type Inspection = Unit['inspection'];
export type UnitPhoto = Unit['photos'][number];

/** What a viewer has locked and wants to be told of. */
export type MyOpenBox = Answer<Contract['openBoxMine']>;
export type UnitLock = MyOpenBox['locks'][number];

/** A lock with its unit and what is to be acknowledged. */
export type LockPage = Answer<Contract['openBoxLockGet']>;
export type Ask = LockPage['asks'][number];

/** The unit of an order, as it was bought. */
export type OrderedUnit = Answer<Contract['openBoxOrders']>['items'][number];

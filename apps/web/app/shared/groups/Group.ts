import type { Answer, Contract } from '@jiwu/contract';

/** A group that waits for members, with its goods. */
export type WaitingGroup = Answer<Contract['groupList']>['items'][number];

/** The same without goods, where they stand beside it. */
export type OpenGroup = Answer<Contract['groupOfProduct']>['groups'][number];
export type Member = OpenGroup['members'][number];
export type GroupAnswer = Answer<Contract['groupGet']>;
export type ProductGroups = Answer<Contract['groupOfProduct']>;
/** What the viewer had to do with a group last. */
export type MySeat = NonNullable<GroupAnswer['mine']>;
export type GroupRefund = NonNullable<MySeat['refund']>;
export type GroupCampaign = GroupAnswer['campaign'];
export type PicturedSku = GroupCampaign['skus'][number];
export type CampaignSku = Omit<PicturedSku, 'picture'>;
export type Seat = Answer<Contract['groupSeatGet']>;
export type MyGroup = Answer<Contract['groupMine']>['items'][number];

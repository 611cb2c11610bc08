import type { Answer, Contract } from '@jiwu/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../session/apiClient.ts';
import type { Attached } from './attachedIn.ts';

export type SupportPage = Answer<Contract['supportGet']>;
export type Message = SupportPage['messages'][number];
export type Attachment = NonNullable<Message['attached']>;

const silent = { silent: true } as const;

export const supportQueries = {
  attachment: (attached: Attached) =>
    queryOptions({
      queryKey: ['support', 'attachment', attached.kind, attached.id],
      queryFn: ({ signal }) => apiClient.call('supportAttachment', { query: { ...attached } }, { ...silent, signal }),
    }),

  /** The newest orders of any kind, to choose one. */
  orders: () =>
    queryOptions({
      queryKey: ['support', 'orders'],
      queryFn: ({ signal }) => apiClient.call('orderList', { query: {} }, { ...silent, signal }),
      select: ({ items }) => items,
    }),
};

export function readPage(before?: number): Promise<SupportPage> {
  return apiClient.call('supportGet', { query: before === undefined ? {} : { before: String(before) } }, silent);
}

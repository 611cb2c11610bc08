import { ApiError, refusalOf } from '@jiwu/api-client';
import { useIsMutating, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { apiClient } from '../../../../session/apiClient.ts';
import { showCount } from '../../../../session/cart.ts';
import { readCount } from '../../../../session/cartAccount.ts';
import { claimDecision } from '../../../../shared/claims/claimDecision.ts';
import { orderPage } from '../../../../shared/orders/sections/orderPage.ts';
import type { Bought, OrderDraft, Quote } from '../Bought.ts';
import type { checkoutQueries } from '../checkoutQueries.ts';
import type { Wishes } from '../wishes.ts';
import { keyOfAttempt } from '../../../../ui/form/keyOfAttempt.ts';

/** Why it was not ordered, and where one can do what is asked for first. */
export interface Trouble {
  readonly text: string;
  readonly way: { readonly to: string; readonly label: string } | null;
}

export interface Submission {
  readonly isSending: boolean;
  /** Something that the order will hold is being written down. */
  readonly isDeciding: boolean;
  readonly problem: Trouble | null;
  /** The quote that was shown before the one that holds now. */
  readonly former: Quote | null;
  readonly submit: () => void;
  /** The buyer's wishes have changed: errors about the former ones are cleared. */
  readonly forget: () => void;
}

interface Input {
  readonly bought: Bought;
  readonly wishes: Wishes;
  readonly draft: OrderDraft;
  /** Where the quote of the draft is kept. */
  readonly quoteKey: ReturnType<typeof checkoutQueries.quote>['queryKey'];
  readonly quoting: UseQueryResult<Quote>;
}

/** Makes the order by the quote in sight, once however often it is pressed and even if the answer was lost. */
export function useSubmitOrder({ bought, wishes, draft, quoteKey, quoting }: Input): Submission {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Trouble | null>(null);
  const [former, setFormer] = useState<Quote | null>(null);
  const attempt = useRef(keyOfAttempt());
  const isBusy = useRef(false);
  const isDeciding = useIsMutating({ mutationKey: claimDecision }) > 0;

  async function send(quote: Quote, addressId: string) {
    const { remark, invoice } = wishes;
    const body = {
      ...draft,
      addressId,
      quoteKey: quote.key,
      remark: remark.trim(),
      invoice,
      fromCart: bought.fromCart,
    };
    const idempotencyKey = attempt.current(JSON.stringify(body));
    try {
      const order = await apiClient.call('orderCreate', { body }, { silent: true, idempotencyKey });
      if (bought.fromCart) void recountCart();
      const isPaid = order.state !== 'awaitingPayment';
      await navigate(orderPage({ id: order.id, kind: bought.kind }, isPaid ? 'paymentCompleted' : 'pay'), {
        replace: true,
      });
    } catch (error) {
      const renewed = changedQuote(error);
      if (renewed) {
        setFormer(quote);
        client.setQueryData(quoteKey, renewed);
      } else {
        setFormer(null);
        setProblem({ text: problemOf(error), way: wayOf(error) });
        // Stock, coupon or integral may have gone: the new quote shows it. Not after an unknown result: another quote would make
        // another order.
        if (isRefusal(error)) void quoting.refetch();
      }
    }
  }

  function submit() {
    const { data: quote, isPlaceholderData } = quoting;
    if (isBusy.current || isDeciding || !quote || isPlaceholderData || draft.addressId === null) return;
    isBusy.current = true;
    setIsSending(true);
    setProblem(null);
    void send(quote, draft.addressId).finally(() => {
      isBusy.current = false;
      setIsSending(false);
    });
  }

  function forget() {
    setProblem(null);
    setFormer(null);
  }

  return { isSending, isDeciding, problem, former, submit, forget };
}

/** The ordered lines have left the cart; the header's count must follow. */
async function recountCart(): Promise<void> {
  try {
    showCount(await readCount());
  } catch {
    // It is counted again with the next page.
  }
}

/** The quote that holds now, where the one in sight no longer did. */
function changedQuote(error: unknown): Quote | null {
  if (!(error instanceof ApiError) || refusalOf(error) !== 'QUOTE_CHANGED') return null;
  const { quote } = (error.data ?? {}) as { quote?: Quote };
  return quote ?? null;
}

/** The shop has refused; after any other error the result is unknown. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '没有提交成功，请再试一次';
  return isRefusal(error) ? error.message : `${error.message}。再按一次不会重复下单`;
}

/** Unpaid orders of every kind count, so the way leads to the list that most buyers have them in. */
function wayOf(error: unknown): Trouble['way'] {
  const refusal = refusalOf(error);
  const isFull = refusal === 'ORDERS_UNPAID' || refusal === 'ORDERS_LAPSED';
  return isFull ? { to: '/order/mine?state=awaitingPayment', label: '看待付款的订单' } : null;
}

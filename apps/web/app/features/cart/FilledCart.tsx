import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';
import { CartFrame } from './CartFrame.tsx';
import { cartChanges } from './state/cartChanges.ts';
import type { CartAnswer, CartLine } from '../../shared/cart/price/CartAnswer.ts';
import { ChangeNotice } from './lines/ChangeNotice.tsx';
import styles from './FilledCart.module.css';
import { isBuyable } from '../../shared/cart/price/lineFacts.ts';
import { LineList } from './lines/LineList.tsx';
import { LostLines } from './lines/LostLines.tsx';
import { ManageBar } from './sum/ManageBar.tsx';
import { PayBar } from './sum/PayBar.tsx';
import type { PricedCart } from '../../shared/cart/price/priceCart.ts';
import { Summary } from './sum/Summary.tsx';
import { Together } from './sum/Together.tsx';
import type { CartActions } from './state/useCart.ts';
import { useTicks } from './lines/useTicks.ts';

const SkuPickDrawer = lazyPart(() => import('../../shared/goods/sku/SkuPickDrawer.tsx'));

interface FilledCartProps {
  cart: CartAnswer;
  priced: PricedCart;
  actions: CartActions;
  /** A message above the lines, such as a failed refresh. */
  problem: ReactNode;
}

export function FilledCart({ cart, priced, actions, problem }: FilledCartProps) {
  const { lines } = cart;
  const { price } = priced;
  const ticks = useTicks();
  const [changing, setChanging] = useState<CartLine | null>(null);
  const { isLeaving, checkOut } = useCheckout(actions, lines);
  const list = useRef<HTMLDivElement>(null);
  // The pressed button goes with its line; the keyboard goes on from the list.
  const leave = (act: (taken: readonly CartLine[]) => Promise<void>) => (taken: readonly CartLine[]) => {
    list.current?.focus({ preventScroll: true });
    void act(taken);
  };
  const buyable = lines.filter(isBuyable);
  const lost = lines.filter((line) => !isBuyable(line));
  const select = selectionOf({ lines, buyable, ticks, actions });
  return (
    <CartFrame counts={{ buyable: buyable.length, lost: lost.length }} manage={ticks}>
      {problem}
      <ChangeNotice changes={cartChanges(lines)} />
      <div className={styles['columns']}>
        <div ref={list} className={styles['lists']} tabIndex={-1}>
          {buyable.length > 0 && (
            <LineList
              {...{ priced, actions, lines: buyable, ticked: ticks.ticked }}
              onTick={select.one}
              onTickAll={select.all}
              onChangeSku={setChanging}
              onMove={leave(actions.moveToCollection)}
              onRemove={leave(actions.remove)}
            />
          )}
          {lost.length > 0 && (
            <LostLines
              lines={lost}
              ticked={ticks.ticked}
              onTick={select.one}
              onSwap={actions.changeSku}
              onClear={() => leave(actions.remove)(lost)}
            />
          )}
        </div>
        <Summary lines={lines} price={price} isLeaving={isLeaving} onCheckout={checkOut} />
      </div>
      <Together lines={lines} />
      {ticks.ticked ? (
        <ManageBar
          all={lines.length}
          ticked={ticks.ticked.size}
          onTickAll={select.all}
          onMove={() => select.take(actions.moveToCollection)}
          onRemove={() => select.take(actions.remove)}
        />
      ) : (
        <PayBar lines={buyable} price={price} isLeaving={isLeaving} onTickAll={select.all} onCheckout={checkOut} />
      )}
      {changing && (
        <Suspense>
          <SkuPickDrawer
            productId={changing.productId}
            skuId={changing.skuId}
            action="换成这个规格"
            onPick={(sku) => actions.changeSku(changing.id, sku.id)}
            onClose={() => setChanging(null)}
          />
        </Suspense>
      )}
    </CartFrame>
  );
}

/** All pending changes are written before the next page reads the chosen lines. */
function useCheckout(actions: CartActions, lines: readonly CartLine[]) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  // Late changes are written even if the user leaves the page another way.
  useEffect(() => () => void actions.flush(), [actions]);
  const checkOut = async () => {
    setLeaving(true);
    await actions.settle(lines);
    await navigate('/order/confirm?from=cart');
    setLeaving(false);
  };
  return { isLeaving, checkOut: () => void checkOut() };
}

/** The boxes choose lines to buy, or, while managing, lines to remove. */
function selectionOf(input: {
  lines: readonly CartLine[];
  buyable: readonly CartLine[];
  ticks: ReturnType<typeof useTicks>;
  actions: CartActions;
}) {
  const { lines, buyable, ticks, actions } = input;
  const idsOf = (some: readonly CartLine[]) => some.map(({ id }) => id);
  return {
    one: (id: string, isTicked: boolean) =>
      ticks.ticked ? ticks.tick(id, isTicked) : void actions.choose([id], isTicked),
    all: (isTicked: boolean) =>
      ticks.ticked ? ticks.tickOnly(isTicked ? idsOf(lines) : []) : void actions.choose(idsOf(buyable), isTicked),
    take: (act: (taken: readonly CartLine[]) => Promise<void>) => {
      void act(lines.filter(({ id }) => ticks.ticked?.has(id)));
      ticks.end();
    },
  };
}

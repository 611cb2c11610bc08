import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Product, ProductPick, Sku } from '../ProductData.ts';
import { findNamedSku, getShownSku, searchWithSku } from './skuAddress.ts';
import { changedOptions, findChoice } from '../../../shared/goods/sku/skuChoice.ts';

/** The chosen SKU and quantity, and the ways to change them. */
export interface SkuChoice {
  readonly sku: Sku;
  /** The user has chosen the SKU: the page did not merely begin with it. */
  readonly isNamed: boolean;
  readonly choose: (option: number, value: string) => void;
  /** Names the options that changed along with the pressed one; empty when none did. */
  readonly note: string;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  /** The largest quantity that the user may take; 0 when sold out. */
  readonly maxQuantity: number;
  /** Through which pick it is bought, and what the SKU costs there; null: simply from the shop. */
  readonly source: { readonly id: string; readonly priceFen: number | null } | null;
}

/** The choice stands in the address, so that a link shows the same; it takes the place of the entry before it. */
export function useSkuChoice({ skus, options, limitPerUser }: Product, pick: ProductPick | null): SkuChoice {
  const [search, setSearch] = useSearchParams();
  const [note, setNote] = useState('');
  const [wanted, setQuantity] = useState(1);
  const sku = getShownSku(skus, search);
  const maxQuantity = Math.min(sku.available, limitPerUser ?? Infinity);

  function choose(option: number, value: string) {
    const next = findChoice(skus, sku, option, value);
    if (!next) return;
    const others = changedOptions(sku, next).filter((at) => at !== option);
    const changes = others.map((at) => `${options[at]?.name ?? ''}换成“${next.optionValues[at]}”`);
    setNote(changes.length > 0 ? `“${value}”没有原来的搭配，已把${changes.join('、')}。` : '');
    setSearch((now) => searchWithSku(now, next.id), { replace: true, preventScrollReset: true });
  }

  return {
    sku,
    isNamed: skus.length === 1 || findNamedSku(skus, search) !== undefined,
    choose,
    note,
    quantity: Math.max(1, Math.min(wanted, maxQuantity)),
    setQuantity,
    maxQuantity,
    source: pick && {
      id: pick.id,
      priceFen: pick.skuPrices.find(({ skuId }) => skuId === sku.id)?.priceFen ?? null,
    },
  };
}

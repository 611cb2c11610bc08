import { useRead } from '../../api/useRead.ts';
import { useCategories } from './useCategories.ts';

/** What staff call a category, a brand or a shipping template that a field of a product names by its word. */
export type NameOf = (field: string, id: string) => string;

/** A brand beyond the first page of the list is called by its word. */
export function useReferenceNames(): NameOf {
  const { nameOf } = useCategories();
  const brands = useRead('staffBrandList', { query: {} }).data?.items ?? [];
  const templates = useRead('staffTemplateList', {}).data?.items ?? [];
  const named = (items: readonly { readonly id: string; readonly name: string }[], id: string) =>
    items.find((item) => item.id === id)?.name ?? id;
  const byField: Readonly<Record<string, (id: string) => string>> = {
    categoryId: nameOf,
    brandId: (id) => named(brands, id),
    shippingTemplateId: (id) => named(templates, id),
  };
  return (field, id) => byField[field]?.(id) ?? id;
}

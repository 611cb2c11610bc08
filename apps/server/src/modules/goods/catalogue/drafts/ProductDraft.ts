import type { ProductOption } from '../ProductFacts.ts';

export interface Tier {
  readonly minQuantity: number;
  readonly priceFen: number;
}

/** A SKU as it is written; what is null is still missing. */
export interface DraftSku {
  readonly id: string;
  readonly code: string;
  readonly optionValues: readonly string[];
  readonly priceFen: number | null;
  readonly vipPriceFen: number | null;
  readonly marketPriceFen: number | null;
  readonly weightGrams: number | null;
  readonly wholesale: readonly Tier[];
  readonly isOnSale: boolean;
}

/** A whole product as staff write it: what `product_versions.body` holds. */
export interface ProductDraft {
  readonly title: string;
  readonly subtitle: string;
  readonly brandId: string;
  readonly categoryId: string;
  readonly shippingTemplateId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly descriptionMarkdown: string;
  readonly limitPerUser: number | null;
  readonly options: readonly ProductOption[];
  readonly pictures: readonly { readonly fileId: string; readonly placeholder: string; readonly alt: string }[];
  readonly skus: readonly DraftSku[];
}

/** A version of it, without who published what is sold. */
export interface ProductVersion {
  readonly no: number;
  readonly state: 'draft' | 'scheduled' | 'published';
  readonly body: ProductDraft;
  readonly descriptionHtml: string;
  readonly savedBy: string | null;
  readonly savedAt: Date;
  readonly publishAt: Date | null;
  readonly reason: string;
  readonly problem: string | null;
}

/** A product as staff know it. */
export interface StaffProduct {
  readonly id: string;
  readonly no: number;
  readonly state: 'draft' | 'onSale' | 'offSale';
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: Date;
  /** What is sold, or was when it went off sale; null: it was never published. */
  readonly live: ProductDraft | null;
  /** Number of what is sold; 0: it was never published. */
  readonly liveNo: number;
  /** What is being written. */
  readonly open: ProductVersion | null;
}

export interface ShippingTemplate {
  readonly id: string;
  readonly name: string;
  readonly feeFen: number;
  readonly freeFromFen: number;
  readonly vipFreeFromFen: number;
  /** What is heavier than the first weight costs more, for each begun next weight. */
  readonly weight?: { readonly firstGrams: number; readonly nextGrams: number; readonly nextFeeFen: number };
  /** Places that cost more, such as 新疆 and 西藏. */
  readonly regions?: readonly { readonly provinceCodes: readonly string[]; readonly extraFeeFen: number }[];
}

export interface ShippingTemplate {
  readonly id: string;
  readonly name: string;
  readonly feeFen: number;
  readonly freeFromFen: number;
  readonly vipFreeFromFen: number;
  /** Above the first weight, each begun next weight costs `nextFeeFen` more. */
  readonly weight?: { readonly firstGrams: number; readonly nextGrams: number; readonly nextFeeFen: number };
  /** Surcharge by province, such as 新疆 and 西藏. */
  readonly regions?: readonly { readonly provinceCodes: readonly string[]; readonly extraFeeFen: number }[];
}

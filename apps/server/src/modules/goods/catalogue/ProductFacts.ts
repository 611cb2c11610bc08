/** The facts of a product that lists and search need. */
export interface ProductFacts {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly brand: { readonly id: string; readonly name: string; readonly aliases: readonly string[] };
  /** From the first level to the third. */
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly aliases: readonly string[];
    /** Names of the parameters that can be filtered by. */
    readonly attributes: readonly string[];
  }[];
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly options: readonly ProductOption[];
  readonly tags: readonly string[];
  /** Its first picture. */
  readonly picture: { readonly fileId: string; readonly placeholder: string; readonly alt: string };
  readonly skus: readonly {
    readonly id: string;
    readonly optionValues: readonly string[];
    readonly priceFen: number;
    readonly marketPriceFen: number | null;
    readonly vipPriceFen: number | null;
  }[];
  readonly salesCount: number;
  readonly listedAt: Date;
}

export interface ProductOption {
  readonly name: string;
  readonly values: readonly {
    readonly value: string;
    readonly swatch: string | null;
    readonly pictureId: string | null;
  }[];
}

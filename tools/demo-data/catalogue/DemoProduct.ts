import type { BrandId } from './brands.ts';

/** A category of the demo shop; `id` is the word in the address. */
export interface DemoCategory {
  readonly id: string;
  readonly name: string;
  /** Other words that people search it by. */
  readonly aliases?: readonly string[];
  /** Names of the parameters that can be filtered by, such as 材质. Given on the second level. */
  readonly attributes?: readonly string[];
  readonly children?: readonly DemoCategory[];
}

/** Rotation and tint of the emoji on its picture. */
export interface DemoLook {
  readonly emoji: string;
  readonly rotate?: number;
  /** 1 is as drawn; the shop's tone is about 0.7. */
  readonly saturation?: number;
  /** Degrees around the colour wheel. */
  readonly hue?: number;
  readonly brightness?: number;
  /** Small things beside it on the second picture. */
  readonly beside?: readonly string[];
}

export interface DemoOption {
  readonly name: string;
  readonly values: readonly DemoOptionValue[];
}

interface DemoOptionValue {
  readonly value: string;
  /** Colour of the small square, for options that are colours. */
  readonly swatch?: `#${string}`;
  /** Added to the product's price. */
  readonly surchargeYuan?: number;
}

/** One product of the demo shop. Numbers are of a believable shop; all prices end on .00 or .90. */
export interface DemoProduct {
  /** Never changed: pictures, codes and everything random come from it. */
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly brand: BrandId;
  /** Id of a third-level category. */
  readonly category: string;
  readonly look: DemoLook;
  readonly priceYuan: number;
  readonly vipYuan?: number;
  /** The price that was really charged until a few days ago; shown struck through. */
  readonly formerYuan?: number;
  readonly options: readonly DemoOption[];
  /** Values joined with `/`: combinations that are not made, and those that are sold out. */
  readonly notMade?: readonly string[];
  readonly soldOut?: readonly string[];
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly tags: readonly string[];
  readonly salesCount: number;
  readonly weightGrams: number;
  /** Chapters of the description: a heading and a few sentences. */
  readonly story: readonly (readonly [heading: string, text: string])[];
  readonly reviews: readonly DemoReview[];
  readonly questions?: readonly (readonly [question: string, answer: string])[];
}

export interface DemoReview {
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  /** Option values of the SKU that it is about, where they are not those that the text names first. */
  readonly of?: readonly string[];
  readonly followUp?: string;
  readonly reply?: string;
  /** Number of its pictures. */
  readonly pictures?: 1 | 2 | 3;
}

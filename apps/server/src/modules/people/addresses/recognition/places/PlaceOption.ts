/** What a name may stand for. */
export interface PlaceOption {
  readonly level: 'province' | 'city' | 'district';
  readonly provinceCode: string;
  /** Null for a province, and for a former city whose districts went to several. */
  readonly cityCode: string | null;
  /** Codes that an address there can bear; null where a smaller place must be named. Several: it was divided. */
  readonly codes: readonly string[] | null;
  /** Cities that it belonged to before. */
  readonly formerCityCodes: readonly string[];
  /** The last sign of the official name: 市, 区, 县, 旗 … */
  readonly ending: string;
  /** With its 省, 市, 区 …: cannot be the beginning of a street's name. */
  readonly full: boolean;
  readonly era: 'today' | 'former' | 'zone';
}

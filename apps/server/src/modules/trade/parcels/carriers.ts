interface Carrier {
  readonly name: string;
  /** What else warehouses and their software call it. Another company of the group, such as 中通快运, is not the same. */
  readonly otherNames: readonly string[];
  /** The tracking service's name for it. */
  readonly trackingCode: string;
  /** A loose pattern of its numbers: it must catch a typing error, but not refuse a new series of numbers. */
  readonly numberPattern: RegExp;
}

/** The carriers of our parcels. A parcel stores the key: none is ever removed or renamed. */
export const carriers = {
  sf: {
    name: '顺丰速运',
    otherNames: ['顺丰', '顺丰快递', '顺丰标快', '顺丰特快'],
    trackingCode: 'shunfeng',
    numberPattern: /^(?:SF)?\d{12,15}$/,
  },
  zto: {
    name: '中通快递',
    otherNames: ['中通', '中通速递'],
    trackingCode: 'zhongtong',
    numberPattern: /^(?:ZT)?\d{12,15}$/,
  },
  yto: {
    name: '圆通速递',
    otherNames: ['圆通', '圆通快递'],
    trackingCode: 'yuantong',
    numberPattern: /^(?:YT)?\d{10,18}$/,
  },
  sto: { name: '申通快递', otherNames: ['申通', '申通速递'], trackingCode: 'shentong', numberPattern: /^\d{12,15}$/ },
  yunda: { name: '韵达快递', otherNames: ['韵达', '韵达速递'], trackingCode: 'yunda', numberPattern: /^\d{13,15}$/ },
  jd: { name: '京东物流', otherNames: ['京东', '京东快递'], trackingCode: 'jd', numberPattern: /^JD[0-9A-Z]{10,18}$/ },
  ems: {
    name: 'EMS',
    otherNames: ['邮政ems', '邮政特快', '邮政特快专递', '特快专递', '中国邮政ems'],
    trackingCode: 'ems',
    numberPattern: /^(?:[A-Z]{2}\d{9}[A-Z]{2}|\d{13})$/,
  },
} as const satisfies Record<string, Carrier>;

export type CarrierId = keyof typeof carriers;

export function findCarrier(id: string): Carrier | null {
  return Object.hasOwn(carriers, id) ? carriers[id as CarrierId] : null;
}

const normal = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

const idsByName: ReadonlyMap<string, CarrierId> = new Map(
  (Object.entries(carriers) as [CarrierId, Carrier][]).flatMap(([id, { name, otherNames, trackingCode }]) =>
    [id, name, trackingCode, ...otherNames].map((word) => [normal(word), id] as const),
  ),
);

/** The carrier that someone wrote by name: 顺丰, 中通快递, SF. */
export function findCarrierByName(name: string): CarrierId | null {
  return idsByName.get(normal(name)) ?? null;
}

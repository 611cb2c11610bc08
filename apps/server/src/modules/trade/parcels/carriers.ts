interface Carrier {
  readonly name: string;
  /** The tracking service's name for it. */
  readonly trackingCode: string;
  /** A loose pattern of its numbers: it must catch a typing error, but not refuse a new series of numbers. */
  readonly numberPattern: RegExp;
}

/** The carriers of our parcels. A parcel stores the key: none is ever removed or renamed. */
export const carriers = {
  sf: { name: '顺丰速运', trackingCode: 'shunfeng', numberPattern: /^(?:SF)?\d{12,15}$/ },
  zto: { name: '中通快递', trackingCode: 'zhongtong', numberPattern: /^(?:ZT)?\d{12,15}$/ },
  yto: { name: '圆通速递', trackingCode: 'yuantong', numberPattern: /^(?:YT)?\d{10,18}$/ },
  sto: { name: '申通快递', trackingCode: 'shentong', numberPattern: /^\d{12,15}$/ },
  yunda: { name: '韵达快递', trackingCode: 'yunda', numberPattern: /^\d{13,15}$/ },
  jd: { name: '京东物流', trackingCode: 'jd', numberPattern: /^JD[0-9A-Z]{10,18}$/ },
  ems: { name: 'EMS', trackingCode: 'ems', numberPattern: /^(?:[A-Z]{2}\d{9}[A-Z]{2}|\d{13})$/ },
} as const satisfies Record<string, Carrier>;

export type CarrierId = keyof typeof carriers;

export function findCarrier(id: string): Carrier | null {
  return Object.hasOwn(carriers, id) ? carriers[id as CarrierId] : null;
}

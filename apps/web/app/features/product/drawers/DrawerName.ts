/** Everything of the page that opens over it. */
export type DrawerName = 'sku' | 'delivery' | 'services' | 'parameters' | 'priceNotes' | 'coupons' | 'share';

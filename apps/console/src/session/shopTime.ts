let aheadMs = 0;

/** What the server's answer says of the time: this machine's clock may be wrong. */
export function hearShopTime(date: string | null): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(told)) aheadMs = told - Date.now();
}

export function shopNow(): Date {
  return new Date(Date.now() + aheadMs);
}

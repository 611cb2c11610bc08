const ZONE = 'Asia/Shanghai';

/**
 * Refuses to go on in another time zone: gateways' libraries stamp the local time, and pages are rendered with it. Every process of the shop
 * calls it when it starts.
 */
export function assertTimeZone(): void {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone !== ZONE) throw new Error(`configuration: the time zone is ${zone}; start the process with TZ=${ZONE}`);
}

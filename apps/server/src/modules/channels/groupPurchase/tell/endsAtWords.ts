const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 11-16 22:40, as people in the shop's time zone read it. */
export function endsAtWords(endsAt: Date): string {
  const parts = Object.fromEntries(clock.formatToParts(endsAt).map(({ type, value }) => [type, value]));
  return `${parts['month']}-${parts['day']} ${parts['hour']}:${parts['minute']}`;
}

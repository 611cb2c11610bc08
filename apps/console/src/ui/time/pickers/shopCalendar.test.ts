import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const file = new URL('shopCalendar.ts', import.meta.url).href;

/** What somebody sees and sends who picks on a machine of that zone, whose clock is wrong by a day. */
const script = `
  const { shopCalendar, instantOf, dayOf, wallOf } = await import('${file}');
  const { hearShopTime } = await import('${new URL('../../../session/shopTime.ts', import.meta.url).href}');
  hearShopTime('Sun, 08 Nov 2026 17:30:00 GMT');
  const shown = wallOf.instant('2026-03-08T18:30:00.000Z');
  const { locale } = shopCalendar;
  const typed = locale.parse('zh_CN', '2026-03-08 02:30:00', ['YYYY-MM-DD', 'YYYY-MM-DD HH:mm:ss']);
  console.log(JSON.stringify([
    dayOf(shopCalendar.getNow()),
    locale.format('zh_CN', shown, 'YYYY-MM-DD HH:mm'),
    instantOf(typed),
    instantOf(shopCalendar.setHour(shopCalendar.addDate(typed, 1), 23)),
    dayOf(locale.getWeekFirstDate('zh_CN', shown)),
    dayOf(locale.parse('zh_CN', '2026-03-08', ['YYYY-MM-DD'])),
    locale.parse('zh_CN', '2026-13-08', ['YYYY-MM-DD']),
  ]));
`;

// A process has the zone that it was started with. 02:30 on 8 March does not exist in New York.
it.each(['America/New_York', 'Pacific/Kiritimati', 'UTC', 'Asia/Shanghai'])(
  'picks by the clock of Shanghai and of the server on a machine of %s',
  (zone) => {
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    expect(JSON.parse(said)).toEqual([
      '2026-11-09',
      '2026-03-09 02:30',
      '2026-03-07T18:30:00.000Z',
      '2026-03-09T15:30:00.000Z',
      '2026-03-08',
      '2026-03-08',
      null,
    ]);
  },
);

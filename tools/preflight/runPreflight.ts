import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkKeys } from './checkKeys.ts';
import { checkSms } from './checkSms.ts';
import { checkSettings } from './checkSettings.ts';
import { type Finding, finding, type Settings } from './Finding.ts';

/** Everything that can be known without sending anything. What the shop itself would refuse to start with comes first. */
export async function runPreflight(settings: Settings, { offline }: { offline: boolean }): Promise<Finding[]> {
  const given = { ...settings, NODE_ENV: 'production' };
  const findings = [startable(given), ...checkSettings(given), ...checkKeys(given)];
  return offline ? findings : [...findings, ...(await checkDatabase(given)), ...(await checkSms(given))];
}

function startable(settings: Settings): Finding {
  try {
    readConfig({ ...settings });
    return finding('api, worker and live start with these settings', true, '');
  } catch (error) {
    return finding(
      'api, worker and live start with these settings',
      false,
      (error as Error).message.replaceAll(/\s*\n\s*/g, ' '),
    );
  }
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { alarmEvents } from '../../apps/server/src/platform/telemetry/alarmEvents.ts';
import { readMetrics } from '../../apps/server/src/platform/telemetry/metrics.ts';
import '../../apps/server/src/platform/telemetry/poolMetrics.ts';
import '../../apps/server/src/platform/telemetry/sweepMetrics.ts';
import '../../apps/server/src/platform/telemetry/watchedFigures.ts';
import { repositoryRoot } from '../../tools/lib/repositoryRoot.ts';

const folder = path.join(repositoryRoot, 'ops/prometheus');
const rules = readFileSync(path.join(folder, 'alerts.yml'), 'utf8');
const runbook = readFileSync(path.join(repositoryRoot, 'docs/runbook.md'), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd: folder, encoding: 'utf8' });

it('promtool accepts the configuration and the rules, and they fire when they should', () => {
  expect(promtool('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
  expect(promtool('check', 'rules', 'alerts.yml')).toContain(`${alerts.length} rules found`);
  expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
});

it('every alert has its line in the runbook, and every line its alert', () => {
  const lines = [...runbook.matchAll(/^\| ([A-Z]\w+) \|/gm)].map(([, name]) => name);
  expect(lines).toEqual(alerts);
  for (const name of alerts) expect(rules).toContain(`runbook: docs/runbook.md (${name})`);
});

it('every alarm of the code has a rule', () => {
  expect(alarmEvents.filter((event) => !rules.includes(`event="${event}"`))).toEqual([]);
});

it('the rules watch only what the processes tell', async () => {
  const { text } = await readMetrics();
  const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const watched = [...rules.matchAll(/\b([a-z]+(?:_[a-z]+)+)(?=[{)[ ]|$)/gm)]
    .map(([, name = '']) => name.replace(/_count$/, ''))
    .filter((name) => name !== 'last_success');
  expect(watched.length).toBeGreaterThan(10);
  expect(watched.filter((name) => !told.has(name))).toEqual([]);
});

it('alarms are counted from 0 on', async () => {
  const { text } = await readMetrics();
  for (const event of alarmEvents) expect(text).toContain(`alarms_total{event="${event}"}`);
});

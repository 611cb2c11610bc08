import { collectDefaultMetrics, Counter, Gauge, Histogram } from 'prom-client';
import { alarmEvents } from './alarmEvents.ts';
import { registry } from './registry.ts';

const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

const requestStatements = new Histogram({
  name: 'http_request_sql_statements',
  help: 'SQL statements of a request, by route',
  labelNames: ['route'],
  buckets: [0, 1, 2, 4, 8, 16, 32],
  registers: [registry],
});

/** Where an answer that is the same for everyone came from. Counted in plain numbers: it happens too often for labels. */
const answerCounts = { memory: 0, redis: 0, loaded: 0 };

const answers = new Counter({
  name: 'shared_answers_total',
  help: 'Answers that are the same for everyone, by where they came from',
  labelNames: ['source'],
  registers: [registry],
  collect() {
    answers.reset();
    for (const [source, count] of Object.entries(answerCounts)) answers.inc({ source }, count);
  },
});

export function countAnswer(source: keyof typeof answerCounts): void {
  answerCounts[source] += 1;
}

/** What the process `live` has done for its viewers. Plain numbers, as above. */
const liveCounts = { loads: 0, told: 0, dropped: 0, refused: 0 };

const liveActs = new Counter({
  name: 'live_acts_total',
  help: 'Live pages: states loaded, states written to viewers, viewers dropped as too slow, viewers refused',
  labelNames: ['act'],
  registers: [registry],
  collect() {
    liveActs.reset();
    for (const [act, count] of Object.entries(liveCounts)) liveActs.inc({ act }, count);
  },
});

export function countLive(act: keyof typeof liveCounts, count = 1): void {
  liveCounts[act] += count;
}

let viewers = 0;

const liveViewers = new Gauge({
  name: 'live_viewers',
  help: 'Viewers of live pages now',
  registers: [registry],
  collect() {
    liveViewers.set(viewers);
  },
});

export function countViewers(change: 1 | -1): void {
  viewers += change;
}

const smsSent = new Gauge({
  name: 'jiwu_sms_sent_today',
  help: 'Messages that went out on this day of Shanghai; the same in every process',
  registers: [registry],
});

const smsBudget = new Gauge({
  name: 'jiwu_sms_budget',
  help: 'Messages that may go out in a day',
  registers: [registry],
});

export function recordSmsBudget({ sent, budget }: { readonly sent: number; readonly budget: number }): void {
  smsSent.set(sent);
  smsBudget.set(budget);
}

const alarms = new Counter({
  name: 'alarms_total',
  help: 'What a person must look at, by event',
  labelNames: ['event'],
  registers: [registry],
});
// From 0 on: a rule sees what is added, and would miss the first of an event that nobody had heard of.
for (const event of alarmEvents) alarms.inc({ event }, 0);

export function countAlarm(event: string): void {
  alarms.inc({ event });
}

export function startMetrics(): void {
  collectDefaultMetrics({ register: registry });
}

/** Found by one key, because prom-client sorts and joins labels anew at each observation. Routes are few. */
const gaugesOf = new Map<string, Record<'seconds' | 'statements', { observe: (value: number) => void }>>();

export function recordRequest(facts: {
  method: string;
  route: string;
  status: number;
  ms: number;
  statements: number;
}): void {
  const key = `${facts.method} ${facts.route} ${facts.status}`;
  let gauges = gaugesOf.get(key);
  if (!gauges) {
    const { method, route, status } = facts;
    gauges = {
      seconds: requestSeconds.labels({ method, route, status }),
      statements: requestStatements.labels({ route }),
    };
    gaugesOf.set(key, gauges);
  }
  gauges.seconds.observe(facts.ms / 1000);
  gauges.statements.observe(facts.statements);
}

/** In Prometheus' text form. */
export async function readMetrics(): Promise<{ type: string; text: string }> {
  return { type: registry.contentType, text: await registry.metrics() };
}

import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const registry = new Registry();

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

export function startMetrics(): void {
  collectDefaultMetrics({ register: registry });
}

export function recordRequest(facts: {
  method: string;
  route: string;
  status: number;
  ms: number;
  statements: number;
}): void {
  requestSeconds.observe({ method: facts.method, route: facts.route, status: facts.status }, facts.ms / 1000);
  requestStatements.observe({ route: facts.route }, facts.statements);
}

/** In Prometheus' text form. */
export async function readMetrics(): Promise<{ type: string; text: string }> {
  return { type: registry.contentType, text: await registry.metrics() };
}

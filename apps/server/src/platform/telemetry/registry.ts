import { Registry } from 'prom-client';

/** What a process tells Prometheus. */
export const registry = new Registry();

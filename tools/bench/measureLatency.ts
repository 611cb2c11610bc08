import { Agent, get } from 'node:http';

const CONCURRENCY = 4;

/** Asks each address once, four at a time, and answers the time under which 99 of 100 answers came. */
export async function measureLatency(origin: string, paths: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const spans: number[] = [];
  const waiting = paths.values();
  const work = async () => {
    for (const path of waiting) spans.push(await timeOf(origin + path, agent));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  agent.destroy();
  return spans.toSorted((a, b) => a - b)[Math.floor(spans.length * 0.99)] ?? Number.NaN;
}

async function timeOf(url: string, agent: Agent): Promise<number> {
  return await new Promise((resolve, reject) => {
    const sent = performance.now();
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - sent);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}

import { solve } from '@jiwu/challenge';

// Runs in a thread of its own: one challenge in, one proof out.
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(solve(data)));

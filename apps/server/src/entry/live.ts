import { enableCompileCache } from 'node:module';

enableCompileCache();
const { startLive } = await import('../composition/startLive.ts');
await startLive();

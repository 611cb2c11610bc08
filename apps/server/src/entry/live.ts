import { enableCompileCache } from 'node:module';

enableCompileCache();
const { startLive } = await import('../composition/startLive.ts');
const { startProcess } = await import('../platform/process/startProcess.ts');
await startProcess(startLive);

import { enableCompileCache } from 'node:module';

enableCompileCache();
const { startWorkerProcess } = await import('../composition/startWorkerProcess.ts');
await startWorkerProcess();

import { enableCompileCache } from 'node:module';

enableCompileCache();
const { startWorkerProcess } = await import('../composition/startWorkerProcess.ts');
const { startProcess } = await import('../platform/process/startProcess.ts');
await startProcess(startWorkerProcess);

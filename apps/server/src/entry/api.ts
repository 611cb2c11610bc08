import { enableCompileCache } from 'node:module';

// Before anything else is loaded: from the second start on, neither types are stripped nor code compiled anew.
enableCompileCache();
const { startApi } = await import('../composition/startApi.ts');
const { startProcess } = await import('../platform/process/startProcess.ts');
await startProcess(startApi);

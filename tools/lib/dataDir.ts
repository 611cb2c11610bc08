import path from 'node:path';
import { repositoryRoot } from './repositoryRoot.ts';

/** What the commands keep on this machine; not under version control, and safe to delete. */
export const dataDir = path.join(repositoryRoot, '.data');

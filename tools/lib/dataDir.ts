import path from 'node:path';
import { repositoryRoot } from './repositoryRoot.ts';

/** Local data of the commands; not under version control, and safe to delete. */
export const dataDir = path.join(repositoryRoot, '.data');

/** The books of the sandbox's payment gateways: kept as long as the shop's own records are. */
export const sandboxBooks = path.join(dataDir, 'sandbox-books.sqlite');

/**
 * Code as Node compiled it, without its types. Given by NODE_COMPILE_CACHE it also serves the entry file, so that the
 * stripper of types, 16 MB, is not loaded at all from the second start on.
 */
export const compileCacheDir = path.join(dataDir, 'compile-cache');

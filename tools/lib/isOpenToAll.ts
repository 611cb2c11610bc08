import { statSync } from 'node:fs';
import path from 'node:path';

/** Whether every user may pass through the directories above the file; below /root only root may. */
export function isOpenToAll(file: string): boolean {
  for (let dir = path.dirname(file); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    if ((statSync(dir).mode & 0o001) === 0) return false;
  }
  return true;
}

export { changeSpend } from './changeSpend.ts';
export { leavesOn } from './leavesOn.ts';
export { listDueLevels } from './listDueLevels.ts';
export { loadLevel } from './loadLevel.ts';
export { type LevelChange, recomputeLevel } from './recomputeLevel.ts';

export { changeSpend } from './changeSpend.ts';
export { levelInvariants } from './levelInvariants.ts';
export { listDueLevels } from './listDueLevels.ts';
export { loadLevel } from './loadLevel.ts';
export { type LevelChange, recomputeLevel } from './recomputeLevel.ts';

import { CappedMap } from '../CappedMap.ts';
import type { Clock } from '../Clock.ts';

export interface MiniProgramCode {
  readonly scene: string;
  readonly page: string;
  readonly createdAt: number;
  /** The state that the phones saw last; the true state is the shop's. */
  status: 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'expired';
  message: string;
  /** By person: the confirm key that our api gave this phone when it scanned. */
  readonly confirmKeys: Map<string, string>;
}

export interface MiniProgramCodes {
  readonly register: (scene: string, page: string) => void;
  readonly find: (scene: string) => MiniProgramCode | undefined;
  /** Newest first. */
  readonly list: () => readonly MiniProgramCode[];
}

const KEPT_CODES = 500;

/** WeChat's codes never end by themselves; how long a scene is good is the shop's rule, so old ones stay scannable. */
export function createMiniProgramCodes(now: Clock): MiniProgramCodes {
  const codes = new CappedMap<string, MiniProgramCode>(KEPT_CODES);
  return {
    register(scene, page) {
      codes.delete(scene);
      codes.set(scene, { scene, page, createdAt: now(), status: 'waiting', message: '', confirmKeys: new Map() });
    },
    find: (scene) => codes.get(scene),
    list: () => [...codes.values()].toReversed(),
  };
}

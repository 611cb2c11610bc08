import { CappedMap } from '../CappedMap.ts';
import type { Clock } from '../Clock.ts';
import type { SandboxConfig } from '../config.ts';
import type { LogisticsFault } from './LogisticsFault.ts';
import { openParcelBooks } from './openParcelBooks.ts';
import { type ParcelStage, type StageReached, stagesAfter } from './ParcelStage.ts';
import { stageDue } from './stageDue.ts';

export interface SandboxParcel {
  readonly trackingNo: string;
  /** Oldest first. */
  readonly reached: StageReached[];
}

export interface LogisticsWorld {
  readonly config: SandboxConfig['logistics'];
  readonly now: Clock;
  /** The fault that the next queries run into, until it is removed. */
  fault: LogisticsFault | null;
  /** The parcel as it is now. An unknown parcel counts as collected at this moment. */
  readonly look: (trackingNo: string) => SandboxParcel;
  /** Moves the parcel to a stage at once, past the stages in between. */
  readonly advance: (trackingNo: string, to: ParcelStage) => SandboxParcel;
  /** Newest first. */
  readonly list: () => SandboxParcel[];
  readonly close: () => void;
}

const KEPT_PARCELS = 5_000;

/**
 * Parcels on their way. They move by the clock, and when a person presses a button. They take a day or two, so what they have reached
 * outlives the process where the gateways' trades do.
 */
export function createLogisticsWorld(config: SandboxConfig['logistics'], now: Clock): LogisticsWorld {
  const books = openParcelBooks(config.booksFile, KEPT_PARCELS);
  const parcels = new CappedMap<string, SandboxParcel>(KEPT_PARCELS);
  for (const { trackingNo, ...reached } of books.all()) {
    const parcel = parcels.get(trackingNo) ?? { trackingNo, reached: [] };
    parcel.reached.push(reached);
    parcels.set(trackingNo, parcel);
  }
  const reach = (parcel: SandboxParcel, reached: StageReached): void => {
    parcel.reached.push(reached);
    books.add({ trackingNo: parcel.trackingNo, ...reached });
  };

  const next = ({ trackingNo, reached }: SandboxParcel): StageReached | null => {
    const last = reached.at(-1);
    if (!last) return { stage: 'collected', at: now() };
    const [stage] = last.stage === 'problem' ? [] : stagesAfter(reached);
    if (!stage || config.speed === 0) return null;
    return { stage, at: last.at + (stageDue(stage, { after: last.at, trackingNo }) - last.at) / config.speed };
  };
  const look = (trackingNo: string): SandboxParcel => {
    const parcel = parcels.get(trackingNo) ?? { trackingNo, reached: [] };
    parcels.set(trackingNo, parcel);
    for (let due = next(parcel); due && due.at <= now(); due = next(parcel)) reach(parcel, due);
    return parcel;
  };
  return {
    config,
    now,
    fault: null,
    look,
    advance(trackingNo, to) {
      const parcel = look(trackingNo);
      const ahead = stagesAfter(parcel.reached);
      const stages = to === 'problem' ? [to] : ahead.slice(0, ahead.indexOf(to) + 1);
      for (const stage of stages) reach(parcel, { stage, at: now() });
      return parcel;
    },
    list: () => [...parcels.keys()].map(look).toReversed(),
    close: books.close,
  };
}

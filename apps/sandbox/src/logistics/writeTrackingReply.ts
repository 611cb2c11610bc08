import { shanghaiTime } from '../pay/shanghaiTime.ts';
import type { SandboxParcel } from './createLogisticsWorld.ts';
import { stageFacts } from './ParcelStage.ts';

/** The answer to a question, newest event first. */
export function writeTrackingReply(com: string, parcel: SandboxParcel): object {
  const stage = parcel.reached.at(-1)?.stage ?? 'collected';
  return {
    message: 'ok',
    nu: parcel.trackingNo,
    ischeck: stage === 'delivered' ? '1' : '0',
    condition: '00',
    com,
    status: '200',
    state: stageFacts[stage].state,
    data: parcel.reached.toReversed().map((reached) => {
      const facts = stageFacts[reached.stage];
      const time = shanghaiTime(reached.at);
      return {
        time,
        ftime: time,
        context: facts.place === null ? facts.words : `【${facts.place}】${facts.words}`,
        ...(facts.place === null ? {} : { location: facts.place }),
        status: facts.status,
      };
    }),
  };
}

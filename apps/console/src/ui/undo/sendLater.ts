import type { Answer, CallInput, Contract, StaffEndpointName } from '@jiwu/contract';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/queryClient.ts';
import { say } from '../../api/say.ts';
import { hold } from './held.ts';

/** What cannot be taken back once it is sent is sent after ten seconds; Z takes it back before. A refusal is told when it comes. */
export function sendLater<N extends StaffEndpointName>(
  text: string,
  name: N,
  input: CallInput<Contract[N]>,
  onDone: (answer: Answer<Contract[N]>) => string,
): void {
  const idempotencyKey = crypto.randomUUID();
  hold(text, () => {
    void (async () => {
      try {
        const answer = await client.call(name, ...([input, { silent: true, idempotencyKey }] as never));
        say.done(onDone(answer));
      } catch (error) {
        say.failure(`${text}，没有成：${(error as Error).message}`);
      } finally {
        await queryClient.invalidateQueries();
      }
    })();
  });
}

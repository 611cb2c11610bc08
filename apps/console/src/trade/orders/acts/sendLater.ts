import type { CallInput, Contract, StaffEndpointName } from '@jiwu/contract';
import { client } from '../../../api/client.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { say } from '../../../api/say.ts';
import { hold } from '../../../ui/undo/held.ts';

/** What cannot be taken back once it is sent is sent after ten seconds; Z takes it back before. A refusal is told when it comes. */
export function sendLater<N extends StaffEndpointName>(
  text: string,
  name: N,
  input: CallInput<Contract[N]>,
  onDone: (answer: unknown) => string,
): void {
  const idempotencyKey = crypto.randomUUID();
  hold(text, () => {
    void (async () => {
      try {
        say.done(onDone(await client.call(name, ...([input, { silent: true, idempotencyKey }] as never))));
      } catch (error) {
        say.failure(`${text}，没有成：${(error as Error).message}`);
      } finally {
        await queryClient.invalidateQueries();
      }
    })();
  });
}

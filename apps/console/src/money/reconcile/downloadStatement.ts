import type { OutsideGateway } from '@jiwu/contract';
import { client } from '../../api/client.ts';
import { say } from '../../api/say.ts';

const endings: Readonly<Record<OutsideGateway, string>> = { wechat: 'csv', alipay: 'zip' };

/** The gateway's own file of a day. It needs the token, which an address can't carry. */
export async function downloadStatement(gateway: OutsideGateway, day: string): Promise<void> {
  try {
    const address = URL.createObjectURL(await client.fetchFile('staffStatement', { query: { gateway, day } }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${gateway}-${day}.${endings[gateway]}`;
    link.click();
    URL.revokeObjectURL(address);
  } catch (error) {
    say.failure((error as Error).message);
  }
}

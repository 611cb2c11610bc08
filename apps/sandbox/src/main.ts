import { readConfig } from './config.ts';
import { createSandbox } from './createSandbox.ts';

const config = readConfig(process.env);
const app = createSandbox(config);
const address = await app.listen({ host: config.host, port: config.port });
console.log(
  `沙箱 ${address}  短信 ${address}/sms  手机 ${address}/phone  支付 ${address}/pay/faults  物流 ${address}/logistics`,
);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void app.close().then(() => process.exit(0));
  });
}

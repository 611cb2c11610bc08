/** The part of the browser that WeChat adds to its own. */
interface WechatBridge {
  readonly invoke: (name: string, call: object, told: (answer?: { readonly err_msg?: string }) => void) => void;
}

/** `fail` is also said where no WeChat is there to be called, and of an answer that nobody understands. */
export type WechatAnswer = 'ok' | 'cancel' | 'fail';

/** WeChat adds its part while the page loads; a browser that only takes its name never does. */
const BRIDGE_WAIT_MS = 8000;

/** Opens WeChat's own payment over this page. `ok` proves nothing: the payment is followed. */
export async function callWechat(call: object): Promise<WechatAnswer> {
  const bridge = await findBridge();
  if (!bridge) return 'fail';
  return await new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', call, (told) => {
      const answer = told?.err_msg?.split(':')[1];
      resolve(answer === 'ok' || answer === 'cancel' ? answer : 'fail');
    });
  });
}

/** WeChat tells when it is there. */
async function findBridge(): Promise<WechatBridge | undefined> {
  const known = bridgeNow();
  if (known) return known;
  return await new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      document.removeEventListener('WeixinJSBridgeReady', end);
      resolve(bridgeNow());
    };
    const timer = setTimeout(end, BRIDGE_WAIT_MS);
    document.addEventListener('WeixinJSBridgeReady', end);
  });
}

function bridgeNow(): WechatBridge | undefined {
  return (window as { WeixinJSBridge?: WechatBridge }).WeixinJSBridge;
}

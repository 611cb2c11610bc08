import type { GatewayWaitingProps } from '../GatewayView.ts';
import { WechatCode } from './WechatCode.tsx';

export function WechatWaiting({ codeUrl, isLate }: GatewayWaitingProps) {
  return <WechatCode codeUrl={isLate ? null : codeUrl} isLate={isLate} />;
}

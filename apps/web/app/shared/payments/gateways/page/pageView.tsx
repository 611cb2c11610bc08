import type { GatewayView, GatewayWaitingProps, GatewayWayProps } from '../GatewayView.ts';
import { leadToPage } from './leadToPage.ts';
import type { PageManner } from './PageManner.ts';
import { PageWaiting } from './PageWaiting.tsx';
import { PageWay } from './PageWay.tsx';

/** A gateway that has a page of its own for this device. */
export function pageView(manner: PageManner): GatewayView {
  const { gateway, device } = manner.wish;
  return {
    Way: (props: GatewayWayProps) => <PageWay manner={manner} {...props} />,
    Waiting: (props: GatewayWaitingProps) => <PageWaiting manner={manner} {...props} />,
    async open(paymentId, prepared) {
      // The window that was prepared for it; a phone's page goes itself.
      const goer = device === 'computer' ? prepared : window;
      if (goer) await leadToPage(paymentId, gateway, goer);
      return { codeUrl: null };
    },
  };
}

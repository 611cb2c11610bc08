import type { PayDevice } from '@jiwu/contract/rules';
import type { IconName } from '../../../ui/icon/Icon.tsx';

/** A gateway as every page knows it; its components come with the pages that pay (`gatewayViews.ts`). */
export interface WebGateway {
  readonly icon: IconName;
  /** Explains it beside its name among the ways to pay. */
  readonly words: Readonly<Record<PayDevice, string>>;
  /** Says that the payment is being opened. */
  readonly openingWords: Readonly<Record<PayDevice, string>>;
  /** Why nobody can pay there on this device, and what to do; null: they can. */
  readonly hindrance: Readonly<Record<PayDevice, string | null>>;
  /**
   * To be called while the user presses, because browsers block windows that open later: the window in which the gateway's page
   * will stand. Null for a gateway without a page, and where the browser lets no window open.
   */
  readonly prepareWindow: () => Window | null;
}

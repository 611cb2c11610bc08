import { benchDetail, benchList } from './benchApi.ts';
import { benchCapacity } from './benchCapacity.ts';
import { benchCheckout } from './benchCheckout.ts';
import { benchLedger } from './benchLedger.ts';
import { benchLive } from './benchLive.ts';
import { benchLighthouse } from './benchLighthouse.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { benchOpenBox } from './benchOpenBox.ts';
import { benchOverview } from './benchOverview.ts';
import { benchPhone } from './benchPhone.ts';
import { benchRush } from './benchRush.ts';
import { benchSearch } from './benchSearch.ts';
import { benchSsr } from './benchSsr.ts';
import { benchStaffLists } from './benchStaffLists.ts';
import { benchStart } from './benchStart.ts';
import { benchTogether } from './benchTogether.ts';

type Bench = (interrupt: AbortSignal, options: BenchOptions) => Promise<BenchResult[]>;

/** By the name that `pnpm bench` takes. */
export const benches: Readonly<Record<string, Bench>> = {
  start: benchStart,
  list: benchList,
  detail: benchDetail,
  ssr: benchSsr,
  search: benchSearch,
  ledger: benchLedger,
  checkout: benchCheckout,
  capacity: benchCapacity,
  rush: benchRush,
  together: benchTogether,
  staffLists: benchStaffLists,
  openBox: benchOpenBox,
  overview: benchOverview,
  phone: benchPhone,
  live: benchLive,
  lighthouse: benchLighthouse,
};

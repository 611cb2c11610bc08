import { pageMeta } from '../../config/pageMeta.ts';
import { readStep, stepNames } from '../../features/dropshipping/batchAddress.ts';
import { Dropshipping } from '../../features/dropshipping/Dropshipping.tsx';
import type { Route } from './+types/dropshipping.ts';

const title = '一件代发';

/** What the frame must know before the page does. */
interface Address {
  /** The step of a batch that is prepared, by its name; null: the list, or a batch that is paid. */
  readonly step: string | null;
}

function stepIn(loaderData: unknown): string | null {
  return (loaderData as Address | undefined)?.step ?? null;
}

export const handle = {
  title: (loaderData: unknown) => stepIn(loaderData) ?? title,
  /** On phones a batch that is prepared ends in a bar of its own; others have the tabs. */
  payBar: (loaderData: unknown) => stepIn(loaderData) !== null,
};

function readAddress(request: Request): Address {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id');
  const step = id === 'new' ? 'goods' : readStep(searchParams);
  return { step: id === null || step === undefined ? null : stepNames[step] };
}

export const loader = ({ request }: Route.LoaderArgs) => readAddress(request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => Promise.resolve(readAddress(request));

export const meta = () =>
  pageMeta({ title, description: '以您商户的名义把商品直接寄给顾客：选商品、填收件人、核对、一次付清，逐单看物流。' });

export default function OrderDropshipping() {
  return <Dropshipping />;
}

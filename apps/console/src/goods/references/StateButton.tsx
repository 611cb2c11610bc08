import { Button } from 'antd';

interface StateSend {
  readonly isBusy: boolean;
  readonly send: (input: { params: { id: string }; body: { version: number } }) => Promise<unknown>;
}

interface StateButtonProps {
  readonly of: { readonly id: string; readonly version: number; readonly isClosed: boolean };
  readonly close: StateSend;
  readonly reopen: StateSend;
}

/** Takes a category or a brand out of use, or back into it. */
export function StateButton({ of: { id, version, isClosed }, close, reopen }: StateButtonProps) {
  const { isBusy, send } = isClosed ? reopen : close;
  return (
    <Button loading={isBusy} onClick={() => void send({ params: { id }, body: { version } })}>
      {isClosed ? '恢复' : '停用'}
    </Button>
  );
}

import { Button } from 'antd';
import { StateMessage } from './StateMessage.tsx';

/** What could not be read, with a way to try again. */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <StateMessage icon="warning" title={`读不到${what}`} action={<Button onClick={onRetry}>再试一次</Button>}>
      服务器没有答复，可以过一会儿再试
    </StateMessage>
  );
}

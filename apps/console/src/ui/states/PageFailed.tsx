import { Button } from 'antd';
import { StateMessage } from './StateMessage.tsx';

/** A page that broke, or whose script could not be loaded because a newer version is out. */
export function PageFailed() {
  return (
    <StateMessage
      isPage
      icon="warning"
      title="这一页没有打开"
      action={<Button onClick={() => location.reload()}>重新打开</Button>}
    >
      可能是网络断了，或者控制台刚刚换了新版本
    </StateMessage>
  );
}

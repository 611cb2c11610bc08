import { Link } from 'react-router';
import { StateMessage } from './StateMessage.tsx';

export function NotFound() {
  return (
    <StateMessage isPage icon="search" title="没有这一页" action={<Link to="/">回到第一页</Link>}>
      地址可能写错了，或者它已经不在了
    </StateMessage>
  );
}

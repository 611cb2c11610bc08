import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { NoticePanel } from '../noticePanel/NoticePanel.tsx';
import { mayReload } from './mayReload.ts';
import { untilReached } from './untilReached.ts';

const ASK_MS = 5000;

/** In the place of a page that could not come; it opens by itself as soon as the shop can be reached. */
export function NetworkAway() {
  const [hasTried, setHasTried] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    void untilReached(ASK_MS, leaving.signal).then(() => {
      if (leaving.signal.aborted) return;
      const { pathname, search } = window.location;
      if (mayReload(pathname + search, Date.now())) window.location.reload();
      else setHasTried(true);
    });
    return () => leaving.abort();
  }, []);
  if (hasTried)
    return (
      <NoticePanel
        eyebrow="网络"
        title="网络连上了，这一页还是没有打开"
        text="已经试过几次。可以再打开一次，或先从首页继续。您刚才填写的内容没有提交。"
        actions={[{ to: '/', label: '回首页' }]}
        also={<Button onClick={() => window.location.reload()}>再打开一次</Button>}
      />
    );
  return (
    <NoticePanel
      eyebrow="网络"
      title="网络断开了，这一页还没有打开"
      text="连上后会自己打开，不用刷新。您刚才填写的内容没有提交。"
      actions={[{ to: '/', label: '回首页' }]}
    />
  );
}

import { Button, Modal } from 'antd';
import { MINUTE_MS } from '@jiwu/kernel';
import { rules } from '@jiwu/contract/rules';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { focusOnShow } from '../../ui/focus/focusOnShow.ts';
import { dropSession } from '../../session/staffSession.ts';

const IDLE_MS = rules.staff.idleMinutes * MINUTE_MS;
const WARNED_MS = 2 * MINUTE_MS;
const LOOKED_EVERY_MS = 1000;
/** Working in a page without asking the server, such as writing a long text, counts as well: it is told so often at most. */
const TOLD_EVERY_MS = 5 * MINUTE_MS;

/** Says when the session is about to end because nobody does anything, and ends it then. */
export function IdleWarning() {
  const [leftMs, setLeftMs] = useState(IDLE_MS);
  const lastAt = useRef(0);
  const toldAt = useRef(0);
  useEffect(() => {
    lastAt.current = Date.now();
    toldAt.current = Date.now();
    const act = () => {
      if (IDLE_MS - (Date.now() - lastAt.current) < WARNED_MS) return; // the warning is answered by its button
      lastAt.current = Date.now();
      if (Date.now() - toldAt.current > TOLD_EVERY_MS) {
        toldAt.current = Date.now();
        void client.call('staffSelf', {}, { silent: true }).catch(() => {});
      }
    };
    const timer = setInterval(() => {
      const left = IDLE_MS - (Date.now() - lastAt.current);
      setLeftMs(left);
      if (left <= 0) dropSession('idle');
    }, LOOKED_EVERY_MS);
    for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, act, { passive: true });
    return () => {
      clearInterval(timer);
      for (const kind of ['pointerdown', 'keydown'] as const) removeEventListener(kind, act);
    };
  }, []);
  const stay = () => {
    lastAt.current = Date.now();
    toldAt.current = Date.now();
    setLeftMs(IDLE_MS);
    void client.call('staffSelf', {}, { silent: true }).catch(() => {});
  };
  return (
    <Modal open={leftMs < WARNED_MS} title="要自动退出了" closable={false} footer={null} mask={{ closable: false }}>
      <p>
        已经 {rules.staff.idleMinutes - WARNED_MS / MINUTE_MS} 分钟没有操作，{Math.max(0, Math.ceil(leftMs / 1000))}{' '}
        秒后退出。写到一半的内容留在这台电脑上，登录后接着写。
      </p>
      <p style={{ marginTop: 16 }}>
        <Button type="primary" ref={focusOnShow} onClick={stay}>
          继续工作
        </Button>
      </p>
    </Modal>
  );
}

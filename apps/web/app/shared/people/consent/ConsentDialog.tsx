import { newestVersions, policies } from '@jiwu/contract/policies';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { apiClient } from '../../../session/apiClient.ts';
import { endConsent, putOffConsent } from '../../../session/consentDue.ts';
import { logOut } from '../../../session/logOut.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import styles from './ConsentDialog.module.css';
import { type DueConsents, useDueConsents } from './useDueConsents.ts';

/** Opens once it is known what to ask: nobody has pressed anything and waits for it. */
export default function ConsentDialog() {
  const due = useDueConsents();
  return due && <Question due={due} />;
}

/**
 * The documents that are new to the user, what they may do without agreeing, and every way out; Esc puts it off. The browser's own dialog: a
 * drawer in which something was refused is one too, and antd's would lie below it.
 */
function Question({ due }: { due: DueConsents }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [titleId, documentsId] = [useId(), useId()];
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      aria-describedby={documentsId}
      onClose={() => {
        if (dialog.current?.open === false) putOffConsent();
      }}
    >
      <h2 id={titleId}>请阅读更新后的条款</h2>
      <ul id={documentsId} className={styles['documents']}>
        {due.map(({ document, version, effectiveOn }) => (
          <li key={document}>
            <a href={`/${document}`} target="_blank" rel="noreferrer">
              《{policies[document].title}》
            </a>
            {version} 版，<time dateTime={effectiveOn}>{effectiveOn}</time> 起生效
          </li>
        ))}
      </ul>
      <Decision />
    </dialog>
  );
}

function Decision() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    await apiClient.call('userConsent', { body: newestVersions }, { silent: true, idempotencyKey });
    endConsent();
    showToast({ kind: 'success', text: '已记下您的同意，可以继续了' });
  });

  async function leave() {
    setLeaving(true);
    await logOut(() => navigate('/'));
  }

  return (
    <>
      <p className={styles['words']}>
        同意的是现行的
        <a href="/serviceTerms" target="_blank" rel="noreferrer">
          《服务协议》
        </a>
        和
        <a href="/privacyPolicy" target="_blank" rel="noreferrer">
          《隐私政策》
        </a>
        。不同意也可以继续浏览，为之前的订单付款、收货和申请售后；要下新的订单、评价或发布内容，需要先同意。
      </p>
      <FormProblem text={problem} />
      <div className={styles['buttons']}>
        <Button onClick={putOffConsent}>不同意，只浏览</Button>
        <Button look="filled" busy={isSending} onClick={() => void send(JSON.stringify(newestVersions))}>
          {isSending ? '正在提交' : '同意'}
        </Button>
      </div>
      <p className={styles['ways']}>
        <TextButton busy={isLeaving} onClick={() => void leave()}>
          退出登录
        </TextButton>
        <LightLink to="/user/personCenter" onClick={putOffConsent}>
          导出数据或注销账号
        </LightLink>
      </p>
    </>
  );
}

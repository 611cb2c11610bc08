import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ComingNear } from '../../../ui/comingNear/ComingNear.tsx';
import { CopyText } from '../../../ui/copy/CopyText.tsx';
import { usePoster } from '../../../ui/poster/usePoster.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { membershipQueries } from '../membershipQueries.ts';
import { InvitationActions } from './InvitationActions.tsx';
import { InvitationCounts } from './InvitationCounts.tsx';
import styles from './InvitationPanel.module.css';

const InvitedDrawer = lazyPart(() => import('./InvitedDrawer.tsx'));

/** The user's own code and link, a poster to share, and the results. */
export function InvitationPanel() {
  const { invitationCode, name } = useUserCache((state) => state.operator);
  const query = useQuery(membershipQueries.invitation());
  const [isNear, setNear] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const code = query.data?.code ?? invitationCode;
  const link = query.data?.link ?? `${window.location.origin}/register?i=${code}`;
  // Drawn once: with the shop's own address, which the answer brings, and not before anyone can see it.
  const poster = usePoster(
    isNear && !query.isPending
      ? {
          facts: [code, name, link],
          fileName: `集物邀请-${code}.png`,
          draw: async () => (await import('./drawPoster.ts')).drawPoster({ code, name, link }),
        }
      : null,
  );
  return (
    <Card
      id="invitation"
      title="邀请"
      note="一位朋友只有一位邀请人，永不更改"
      actions={
        <TextButton label="我邀请的人" onClick={() => setAsking(true)}>
          邀请的人
        </TextButton>
      }
    >
      <ComingNear onNear={() => setNear(true)} />
      <div className={styles['invitation']}>
        <div className={styles['poster']}>
          {poster.address && (
            <img
              src={poster.address}
              alt={`邀请海报：${name} 邀您来集物，邀请码 ${code}，附注册二维码`}
              width={216}
              height={288}
            />
          )}
          {poster.isFailed && <p role="alert">海报没有画出来，可以先复制链接。</p>}
        </div>
        <div className={styles['facts']}>
          <InvitationCounts query={query} />
          <dl>
            <div>
              <dt>邀请码</dt>
              <dd>
                <b>{code}</b>
                <CopyText text={code} what="邀请码" />
              </dd>
            </div>
            <div>
              <dt>邀请链接</dt>
              <dd>
                <span>{link.replace(/^https?:\/\//, '')}</span>
                <CopyText text={link} what="邀请链接" />
              </dd>
            </div>
          </dl>
          <p className={styles['note']}>
            朋友的首单完成后，双方各得 1
            次抽奖；首单全部退款，则双方收回。同一台设备、同一浏览器、同一收货地址，或以前注册过的手机号，不计。
          </p>
          <InvitationActions code={code} name={name} link={link} poster={poster} />
        </div>
      </div>
      {isAsking && (
        <Suspense>
          <InvitedDrawer onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}

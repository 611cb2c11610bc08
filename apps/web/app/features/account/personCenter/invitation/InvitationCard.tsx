import { Button } from 'antd';
import { Icon } from '../../../../components/icon/Icon.tsx';
import { useUserCache } from '../../../../session/userCache.ts';
import { Card } from '../Card.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './InvitationCard.module.css';
import { usePoster } from './usePoster.ts';

export function InvitationCard() {
  const { invitationCode: code, name } = useUserCache((state) => state.operator);
  const link = `${window.location.origin}/register?i=${code}`;
  const poster = usePoster({ code, name, link });
  return (
    <Card title="邀请" note="一位朋友只有一位邀请人，永不更改">
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
          {poster.failed && <p role="alert">海报没有画出来，可以先复制链接。</p>}
        </div>
        <div>
          <dl className={styles['facts']}>
            <div>
              <dt>邀请码</dt>
              <dd>
                <b>{code}</b>
                <CopyButton text={code} what="邀请码" />
              </dd>
            </div>
            <div>
              <dt>邀请链接</dt>
              <dd>
                <span>{link.replace(/^https?:\/\//, '')}</span>
                <CopyButton text={link} what="邀请链接" />
              </dd>
            </div>
          </dl>
          <p className={styles['note']}>
            购物与抽奖开放后，朋友完成首单，双方各得 1 次抽奖；同一台设备、同一浏览器或同一收货地址不计。
          </p>
          <Button
            type="primary"
            className={styles['save'] ?? ''}
            icon={<Icon name="download" size={16} />}
            disabled={!poster.address}
            {...(poster.address ? { href: poster.address, download: `集物邀请-${code}.png` } : {})}
          >
            保存海报
          </Button>
        </div>
      </div>
    </Card>
  );
}

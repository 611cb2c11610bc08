import { useState } from 'react';
import { formatFen } from '../../../format/formatFen.ts';
import { momentWords } from '../../../format/momentWords.ts';
import { pictureAddress } from '../../../shared/files/picture/Picture.tsx';
import type { GroupAnswer } from '../../../shared/groups/Group.ts';
import { ComingNear } from '../../../ui/comingNear/ComingNear.tsx';
import { copyText } from '../../../ui/copy/copyText.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { usePoster } from '../../../ui/poster/usePoster.ts';
import { leaderSku } from './leaderSku.ts';
import styles from './PosterPanel.module.css';

interface PosterPanelProps {
  answer: GroupAnswer;
  link: string;
}

/** A picture with a QR code to send on, drawn when it comes into sight, and anew when someone has joined. */
export function PosterPanel({ answer, link }: PosterPanelProps) {
  const [isNear, setNear] = useState(false);
  const { group, campaign } = answer;
  const sku = leaderSku(answer);
  const { picture, priceFen, singleFen } = sku ?? campaign;
  const facts = {
    pictureAddress: pictureAddress(picture.fileId, '1080'),
    until: `${momentWords(group.endsAt, group.now)} 前有效`,
    headline: `${group.size} 人团，还差 ${group.size - group.members.length} 人`,
    title: [sku?.label, campaign.title].filter(Boolean).join(' · '),
    price: `${formatFen(priceFen)}${campaign.isFrom && !sku ? ' 起' : ''}`,
    single: singleFen > priceFen ? `单独买 ${formatFen(singleFen)}` : '',
    link,
  };
  const fileName = `集物拼团-${group.no}.png`;
  const poster = usePoster(
    isNear
      ? {
          facts: Object.values(facts),
          fileName,
          draw: async () => (await import('./drawGroupPoster.ts')).drawGroupPoster(facts),
        }
      : null,
  );
  return (
    <Panel title="邀请海报" id="poster">
      <ComingNear onNear={() => setNear(true)} />
      <div className={styles['poster']}>
        {poster.address && (
          <img
            src={poster.address}
            alt={`拼团海报：${facts.title}，${facts.headline}，${facts.price}，附二维码，扫码参团`}
            width={288}
            height={448}
          />
        )}
        {poster.isFailed && <p role="alert">海报没有画出来，可以先复制链接。</p>}
      </div>
      <div className={styles['buttons']}>
        <a
          {...(poster.address ? { href: poster.address, download: fileName } : { 'aria-disabled': true, role: 'link' })}
        >
          <Icon name="download" size={16} />
          保存图片
        </a>
        <button
          type="button"
          onClick={() => void copyText(link, { what: '拼团链接', done: '拼团链接已复制，可以发给朋友' })}
        >
          <Icon name="copy" size={16} />
          复制链接
        </button>
      </div>
      <p className={styles['note']}>海报里的人数以打开时为准。</p>
    </Panel>
  );
}

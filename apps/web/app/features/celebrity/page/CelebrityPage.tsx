import { useNavigation, useRevalidator } from 'react-router';
import { OwnBar } from './OwnBar.tsx';
import { useUserCache } from '../../../session/userCache.ts';
import { AdLabel } from '../../../ui/adLabel/AdLabel.tsx';
import { celebrityAddress } from '../../../shared/celebrity/celebrityAddress.ts';
import { useFollows } from '../../../shared/celebrity/useFollows.ts';
import { copyText } from '../../../ui/copy/copyText.ts';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LinkTabs } from '../../../ui/linkTabs/LinkTabs.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { shareLink } from '../../../ui/share/shareLink.ts';
import type { PageData } from '../CelebrityData.ts';
import styles from './CelebrityPage.module.css';
import { NearbyPanel } from './NearbyPanel.tsx';
import { PickResults } from './PickResults.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { rateWords } from '../../../shared/celebrity/rateWords.ts';
import { TopShare } from '../../../ui/topSlot/TopShare.tsx';

/** One celebrity: who it is, what buying here pays them, and what they recommend. */
export function CelebrityPage({ page: { celebrity, picks, shelf, origin } }: { page: PageData }) {
  const { id, name, commission, shelves, pickCount, nearby } = celebrity;
  const follows = useFollows();
  const invitationCode = useUserCache((state) => state.operator.invitationCode);
  const { revalidate, state } = useRevalidator();
  const busy = useNavigation().location?.pathname === '/celebrity';

  async function share() {
    const link = `${origin}${celebrityAddress(id)}${invitationCode && `&i=${invitationCode}`}`;
    if (await shareLink({ title: `${name}的推荐`, link })) return;
    await copyText(link, { what: '这个主页的链接', done: '链接已复制，可以发给朋友' });
  }

  const tabs = [{ name: '全部', count: pickCount, to: celebrityAddress(id), isCurrent: shelf === null }].concat(
    shelves.map((one) => ({ ...one, to: celebrityAddress(id, one.name), isCurrent: one.name === shelf })),
  );
  return (
    <div className={styles['page']}>
      <TopShare onShare={() => void share()} />
      <ProfileHead celebrity={celebrity} follows={follows} onShare={() => void share()} />
      {follows.ownId === id && <OwnBar onChanged={() => void revalidate()} />}
      {commission && (
        <p className={styles['ad']}>
          <AdLabel />
          <span>
            {`您在这一页下单，${name}会得到 ${rateWords(commission)} 的佣金，由集物付，不加在您的价格里。达人价由集物与达人谈定，随时可与货源价比较。`}
          </span>
        </p>
      )}
      <div className={styles['columns']}>
        <section className={styles['picks']} aria-label="推荐">
          {shelves.length > 1 && (
            <LinkTabs
              className={styles['tabs']}
              look="box"
              label="推荐的分类"
              tabs={tabs.map(({ name: label, count, ...tab }) => ({ ...tab, label: `${label} ${count}` }))}
            />
          )}
          <div className={styles['list']} aria-busy={busy}>
            {picks === null && (
              <LoadFailed
                text="推荐没有加载出来，请再试一次。"
                retrying={state === 'loading'}
                onRetry={() => void revalidate()}
              />
            )}
            {picks && picks.items.length > 0 && <PickResults list={picks} of={{ id, shelf }} />}
            {picks?.items.length === 0 && (
              <EmptyState
                title={shelf === null ? '现在没有在推荐的商品' : '这一类现在没有推荐'}
                text="有新推荐时会出现在这里；关注后会收到提醒。"
                action={
                  shelf === null
                    ? { to: '/celebrity', label: '看其他达人' }
                    : { to: celebrityAddress(id), label: '看全部推荐' }
                }
              />
            )}
          </div>
        </section>
        {nearby.length > 0 && (
          <aside className={styles['side']}>
            <NearbyPanel nearby={nearby} follows={follows} />
          </aside>
        )}
      </div>
    </div>
  );
}

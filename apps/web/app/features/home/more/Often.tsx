import { Suspense, useState, useSyncExternalStore } from 'react';
import { encodeFrom } from '../../../session/from.ts';
import { onStorage } from '../../../session/onStorage.ts';
import { ownOrder, usesOfPages } from '../../../session/oftenUsed.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import type { Menu } from '../mine/Mine.ts';
import styles from './Often.module.css';
import { Section } from './Section.tsx';
import { oftenServices } from './services.ts';
import { Waiting } from './Waiting.tsx';

const LOGIN = `/login?from=${encodeURIComponent(encodeFrom('/more'))}`;

const OftenEditor = lazyPart(() => import('./OftenEditor.tsx'));

/** The services that one uses most. A visitor is told what will stand here, in a box of the same height. */
export function Often({ menu }: { menu: Menu | null }) {
  const isLoggedIn = useUserCache((state) => state.isLoggedIn);
  return <div className={styles['often']}>{isLoggedIn ? <Used menu={menu} /> : <Invitation />}</div>;
}

function Invitation() {
  return (
    <section className={styles['invitation']} aria-label="登录">
      <Icon name="person" size={24} />
      <div>
        <h2>登录后，这里先放您常用的</h2>
        <p>订单、拼团、券和消息的进展也会写在每一项旁边。</p>
      </div>
      <div className={styles['actions']}>
        <ButtonLink to={LOGIN} look="filled">
          登录
        </ButtonLink>
        <ButtonLink to="/register">注册</ButtonLink>
      </div>
    </section>
  );
}

function Used({ menu }: { menu: Menu | null }) {
  const [isEditing, setEditing] = useState(false);
  const [, setChanges] = useState(0);
  // As one text, so that the same state is the same value; read anew after every change of one's own.
  const kept = useSyncExternalStore(onStorage, readKept, () => EMPTY);
  const { own, uses } = JSON.parse(kept) as Kept;
  const services = oftenServices({ own, uses: new Map(uses) });
  return (
    <Section
      isFirst
      title="常用"
      note={
        own
          ? '您自己排的'
          : uses.length > 0
            ? '按您近 30 天用得多少排，只记在这台设备上'
            : '大家常用的，用过几天就按您的来'
      }
      action={
        <button type="button" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
          {isEditing ? '排好了' : '自己排'}
          <Icon name="forward" size={14} />
        </button>
      }
    >
      <nav className={styles['row']} aria-label="常用">
        {services.map(({ to, label, icon, waiting }) => {
          const count = menu && waiting ? waiting(menu) : 0;
          return (
            <LightLink key={to} to={to}>
              <span className={styles['icon']}>
                <Icon name={icon} size={24} />
                {count > 0 && <Waiting count={count} />}
              </span>
              {label}
            </LightLink>
          );
        })}
      </nav>
      {isEditing && (
        <Suspense>
          <OftenEditor shown={services} isOwn={own !== null} onChange={() => setChanges((count) => count + 1)} />
        </Suspense>
      )}
    </Section>
  );
}

interface Kept {
  readonly own: readonly string[] | null;
  readonly uses: readonly (readonly [string, number])[];
}

const EMPTY = JSON.stringify({ own: null, uses: [] } satisfies Kept);

function readKept(): string {
  return JSON.stringify({ own: ownOrder(), uses: [...usesOfPages(Date.now())] } satisfies Kept);
}

import type { StaffRole } from '@jiwu/contract';
import { Button, Checkbox, Input, Popover } from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { useStaffSession } from '../../session/staffSession.ts';
import { FormProblem } from '../form/FormProblem.tsx';
import { useSend } from '../form/useSend.ts';
import { Icon } from '../icon/Icon.tsx';
import { columnsText, useColumnChoice } from '../list/columns/useColumnChoice.ts';
import { hold } from '../undo/held.ts';
import styles from './ViewTabs.module.css';

interface ShopView {
  readonly name: string;
  /** As it stands in the address, without the question mark. */
  readonly query: string;
  readonly count?: string | undefined;
}

interface ViewTabsProps {
  /** The key by which views are kept: the page's first word. */
  readonly page: string;
  /** The shop's own come first, and nobody deletes them. */
  readonly views: readonly ShopView[];
}

/** Filters with a name: the shop's, one's own, and those that others share. What stands in the address can be kept as one more. */
export function ViewTabs({ page, views }: ViewTabsProps) {
  const { pathname, search } = useLocation();
  const now = without('open', search);
  const { hidden } = useColumnChoice(page);
  const bare = without('hidden', now);
  const whole = withColumns(now, hidden);
  const kept = useRead('staffViewList', { query: { page } }).data?.items ?? [];
  const remove = useSend('staffViewDelete');
  const isKept = kept.some(({ query }) => query === now);
  const isKnown = [...views, ...kept].some(({ query }) => query === whole);
  return (
    <nav className={styles['views']} aria-label="视图">
      {views.map(({ name, query, count }) => (
        <Link key={name} to={`${pathname}?${query}`} aria-current={!isKept && query === bare ? 'page' : undefined}>
          {name} {count && <em>{count}</em>}
        </Link>
      ))}
      {kept.map(({ id, name, query, owner }) => (
        <span key={id}>
          <Link
            to={`${pathname}?${query}`}
            aria-current={query === now ? 'page' : undefined}
            title={owner ? `${owner} 共享的` : undefined}
          >
            {name}
          </Link>
          {!owner && query === now && (
            <button
              type="button"
              aria-label={`删除视图 ${name}`}
              onClick={() => hold(`删除视图“${name}”`, () => void remove.send({ params: { id } }))}
            >
              <Icon name="close" size={12} />
            </button>
          )}
        </span>
      ))}
      {!isKnown && whole !== '' && <KeepView page={page} query={whole} />}
    </nav>
  );
}

function KeepView({ page, query }: { page: string; query: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const roles = useStaffSession(({ session }): readonly StaffRole[] => session?.staff.roles ?? []);
  const save = useSend('staffViewSave');
  const keep = async () => {
    const body = { page, query, name: name.trim(), sharedRoles: isShared ? [...roles] : [] };
    if (await save.send({ body })) setIsOpen(false);
  };
  const form = (
    <div className={styles['keep']}>
      <Input
        aria-label="视图的名字"
        placeholder="起个名字"
        maxLength={24}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Checkbox checked={isShared} onChange={({ target }) => setIsShared(target.checked)}>
        共享给和我角色相同的人
      </Checkbox>
      <FormProblem text={save.problem} />
      <Button type="primary" disabled={name.trim() === ''} loading={save.isBusy} onClick={() => void keep()}>
        存成视图
      </Button>
    </div>
  );
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen} trigger="click" content={form}>
      <button type="button">
        <Icon name="plus" size={12} /> 存成视图
      </button>
    </Popover>
  );
}

/** Which row is open belongs to the moment, not to the view; which columns are shown, to one's own views and not to the shop's. */
function without(name: 'open' | 'hidden', search: string): string {
  const params = new URLSearchParams(search);
  params.delete(name);
  return params.toString();
}

/** With the columns of this machine, where the address doesn't say which. */
function withColumns(query: string, hidden: readonly string[]): string {
  const params = new URLSearchParams(query);
  if (!params.has('hidden') && hidden.length > 0) params.set('hidden', columnsText(hidden));
  return params.toString();
}

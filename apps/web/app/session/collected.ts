import { useEffect } from 'react';
import { create } from 'zustand';
import { showToast } from '../ui/toast/toastStore.ts';
import { readStoredList, writeStoredList } from './storedList.ts';
import { useUserCache, userCache, userKeys } from './userCache.ts';

/** The local-storage key of a visitor's collection. */
const KEY = 'collected';
/** What the account still has to lose. */
const REMOVED_KEY = userKeys.uncollected;

/** Every collected product. Empty on the server and while hydrating, so that the first render equals the server's HTML. */
const useCollectedIds = create<{ ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }));

let isStarted = false;
/** Changes of the account happen one after the other, in the order in which they were asked for. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Whether a product is collected, and the press of its heart. */
export function useCollected(productId: string): { isCollected: boolean; toggle: () => void } {
  const isCollected = useCollectedIds((state) => state.ids.has(productId));
  useEffect(startCollected, []);
  return { isCollected, toggle: () => toggleCollected(productId) };
}

export function collectedIds(): ReadonlySet<string> {
  return useCollectedIds.getState().ids;
}

/** Reads the collection, once per load of the page, and again after every login or logout. */
export function startCollected(): void {
  if (isStarted) return;
  isStarted = true;
  void follow();
  useUserCache.subscribe((state, before) => {
    if (state.isLoggedIn !== before.isLoggedIn) void follow();
  });
  // Another tab of a visitor without an account; an account's other tabs are seen at the next load.
  window.addEventListener('storage', (event) => {
    if (event.key === KEY && !userCache.get().isLoggedIn) show(readStoredList(KEY));
  });
}

/**
 * Adds or removes products: shown at once, then written; taken back if the account refuses. The API client has told
 * why by then.
 */
export async function setCollected(productIds: readonly string[], isCollected: boolean): Promise<boolean> {
  const before = collectedIds();
  const changed = productIds.filter((id) => before.has(id) !== isCollected);
  mark(changed, isCollected);
  if (!userCache.get().isLoggedIn) {
    writeStoredList(KEY, [...collectedIds()]);
    return true;
  }
  // This browser keeps the change until the account has it: if the user leaves the page at once, it is made at the next load.
  const [kept, outdated] = isCollected ? [KEY, REMOVED_KEY] : [REMOVED_KEY, KEY];
  writeStoredList(kept, [...readStoredList(kept), ...productIds]);
  forget(outdated, productIds);
  try {
    await enqueue(async () => {
      const account = await import('./collectedAccount.ts');
      return await (isCollected ? account.addToAccount : account.removeFromAccount)(productIds);
    });
    return true;
  } catch {
    mark(changed, !isCollected);
    return false;
  } finally {
    forget(kept, productIds);
  }
}

function forget(key: string, productIds: readonly string[]): void {
  const settled = new Set(productIds);
  writeStoredList(
    key,
    readStoredList(key).filter((id) => !settled.has(id)),
  );
}

/** Merges the visitor's collection into the account's after login. The collection page waits for it. */
export async function mergeCollected(): Promise<void> {
  startCollected();
  await queue.catch(() => undefined);
}

/** The press of a heart: shows the result, and offers to undo a removal. */
export function toggleCollected(productId: string): void {
  const isCollected = !collectedIds().has(productId);
  void setCollected([productId], isCollected);
  if (!isCollected) {
    const onPress = () => void setCollected([productId], true);
    showToast({ kind: 'info', text: '已取消收藏', action: { label: '撤销', onPress } });
  } else if (userCache.get().isLoggedIn) {
    showToast({ kind: 'success', text: '已收藏' });
  } else {
    showToast({ kind: 'success', text: '已收藏，登录后会存进您的账户' });
  }
}

async function follow(): Promise<void> {
  const local = readStoredList(KEY);
  show(local);
  if (!userCache.get().isLoggedIn) return;
  const removed = readStoredList(REMOVED_KEY);
  try {
    await enqueue(async () => {
      const account = await import('./collectedAccount.ts');
      if (removed.length > 0) await account.removeFromAccount(removed);
      forget(REMOVED_KEY, removed);
      if (local.length === 0) return await account.readAccount();
      // The account takes the first of a list for the newest; here the newest stands last.
      const kept = await account.addToAccount(local.toReversed());
      writeStoredList(KEY, []);
      return kept;
    });
  } catch {
    // The client has shown the error. The visitor's collection stays in this browser and is merged at the next load; the
    // account's is shown all the same.
    await enqueue(async () => {
      const account = await import('./collectedAccount.ts');
      return [...(await account.readAccount()), ...local];
    }).catch(() => undefined);
  }
}

/** Only the last of several changes sets the shown collection; earlier answers would undo later presses. */
function enqueue(change: () => Promise<readonly string[]>): Promise<void> {
  waiting += 1;
  const run = async () => {
    try {
      const kept = await change();
      if (waiting === 1 && userCache.get().isLoggedIn) show(kept);
    } finally {
      waiting -= 1;
    }
  };
  const result = queue.then(run, run);
  queue = result;
  return result;
}

function mark(productIds: readonly string[], isCollected: boolean): void {
  const ids = new Set(collectedIds());
  for (const id of productIds) {
    if (isCollected) ids.add(id);
    else ids.delete(id);
  }
  useCollectedIds.setState({ ids });
}

function show(productIds: readonly string[]): void {
  useCollectedIds.setState({ ids: new Set(productIds) });
}

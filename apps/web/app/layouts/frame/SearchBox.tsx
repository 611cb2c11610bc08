import { type FocusEvent, type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useBackCloses } from '../../ui/cover/useBackCloses.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';
import type { SearchPanelHandle } from './search/SearchPanel.tsx';
import styles from './SearchBox.module.css';

const SearchPanel = lazyPart(() => import('./search/SearchPanel.tsx'));

interface SearchBoxProps {
  /** The phone's box: the keyboard's own search key sends it, and its panel covers the page, with a way back. */
  compact?: boolean;
  /** A category that is searched in. */
  scope?: { id: string; name: string } | undefined;
}

/**
 * A plain GET form, so that searching works before any script has loaded. The panel below it, and the counting of searches, are
 * loaded when the field takes the focus.
 */
export function SearchBox({ compact = false, scope }: SearchBoxProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const keyword = pathname === '/resource' ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<SearchPanelHandle>(null);
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [markedId, setMarkedId] = useState<string>();
  const isOpen = typed !== undefined;
  const show = (text: string | undefined) => {
    setTyped(text);
    setMarkedId(undefined);
  };
  const close = () => show(undefined);
  const cover = useBackCloses(compact && isOpen, () => {
    close();
    input.current?.blur();
  });

  function finish(searchedFor: string) {
    cover.follow();
    close();
    input.current?.blur();
    const word = searchedFor.trim();
    if (word) void import('./search/recordSearch.ts').then(({ recordSearch }) => recordSearch(word));
  }

  function pick(choice: { keyword: string; categoryId: string | null }) {
    finish(choice.keyword);
    // A category is no search: what was typed on the way to it is done with.
    if (choice.categoryId && input.current) input.current.value = '';
    void navigate(
      choice.categoryId
        ? `/resource?category=${choice.categoryId}`
        : `/resource?keyword=${encodeURIComponent(choice.keyword)}`,
      { replace: compact },
    );
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return; // the keys belong to the input method
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) panel.current?.move(event.key === 'ArrowDown' ? 1 : -1);
      else show(input.current?.value ?? '');
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && panel.current?.pick()) {
      event.preventDefault();
    }
  }

  /** What covers the page stays when a finger merely hides the keyboard. */
  function closeOutside({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget) && !(compact && relatedTarget === null)) close();
  }

  function clear() {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    show('');
  }

  return (
    <Form
      className={compact ? styles['compact'] : styles['box']}
      action="/resource"
      method="get"
      role="search"
      replace={compact && isOpen}
      data-open={isOpen || undefined}
      onSubmit={() => finish(input.current?.value ?? '')}
      onBlur={closeOutside}
    >
      {scope && <input type="hidden" name="category" value={scope.id} />}
      <label className={styles['field']}>
        <Icon name="search" size={18} />
        <input
          key={keyword}
          ref={input}
          name="keyword"
          type="search"
          defaultValue={keyword}
          role="combobox"
          aria-label="搜索商品"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? markedId : undefined}
          placeholder={placeholder(compact, scope)}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          onFocus={(event) => show(event.target.value)}
          onInput={(event) => show(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
      </label>
      {isOpen && typed !== '' && (
        // The field keeps the focus while this is pressed.
        <button
          type="button"
          className={styles['clear']}
          aria-label="清空"
          onMouseDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          <Icon name="close" size={16} />
        </button>
      )}
      {compact && isOpen && (
        <button type="button" className={styles['cancel']} onClick={close}>
          取消
        </button>
      )}
      {!compact && <button type="submit">搜索</button>}
      {isOpen && (
        <Suspense>
          <SearchPanel ref={panel} listId={listId} typed={typed} onMark={setMarkedId} onPick={pick} />
        </Suspense>
      )}
    </Form>
  );
}

function placeholder(compact: boolean, scope: SearchBoxProps['scope']): string {
  if (scope) return `在${scope.name}中搜索`;
  return compact ? '搜商品、品牌' : '搜商品、品牌，支持拼音首字母';
}

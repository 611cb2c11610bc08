import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { ViewTabs } from '../../ui/views/ViewTabs.tsx';
import styles from './Texts.module.css';
import { kindNames, partNames, type TextRow, versionNames, voteWords } from './textWords.ts';

const shopViews = [
  { name: '好物志', query: '' },
  { name: '好物志草稿', query: 'kind=article&view=draft' },
  { name: '购物指南', query: 'kind=guide' },
  { name: '指南草稿', query: 'kind=guide&view=draft' },
] as const;

/** 文章与指南: what readers see, what is being written, and what they say of it. */
export function TextsPage() {
  const { query, change } = useAddress();
  const { words } = query;
  const kind = rules.content.kinds.find((name) => name === query['kind']) ?? 'article';
  const view = rules.content.views.find((name) => name === query['view']);
  const list = useCursorList('staffContentList', { kind, ...(view && { view }), ...(words && { words }) });
  const go = useNavigate();
  return (
    <>
      <PageHead title="文章与指南" about="发布留版本，改已发布的另起一版草稿；广告两个字由系统按商品卡加">
        <Link to={`/texts/new?kind=${kind}`}>
          <Button type="primary">写一篇{kindNames[kind]}</Button>
        </Link>
      </PageHead>
      <Panel isFlush>
        <ViewTabs page="texts" views={shopViews} />
        <div className={styles['search']} role="search">
          <Input.Search
            key={words ?? ''}
            aria-label="按标题找"
            placeholder="按标题找"
            allowClear
            defaultValue={words ?? ''}
            onSearch={(text) => change({ words: text.trim() || undefined })}
          />
        </div>
        <ListTable<TextRow>
          what={kindNames[kind]}
          name="texts"
          list={list}
          keyOf={({ id }) => id}
          onOpen={({ id }) => void go(`/texts/${id}`)}
          empty={<StateMessage icon="document" title="这里没有文章" />}
          columns={[
            {
              title: '标题',
              key: 'title',
              render: (_, { id, newest }) => <Link to={`/texts/${id}`}>{newest.title}</Link>,
            },
            { title: '栏目', key: 'part', render: (_, { part }) => partNames[part] },
            { title: '改动', key: 'savedAt', render: (_, { newest }) => formatTime(newest.savedAt) },
            { title: '谁', key: 'staffName', render: (_, { newest }) => newest.staffName ?? '' },
            { title: '读者说', key: 'votes', render: (_, { votes }) => voteWords(votes) },
            {
              title: '状态',
              key: 'state',
              render: (_, { newest, shown }) => (
                <StateMark isOn={shown !== null}>
                  {shown && newest.no !== shown.no
                    ? `${versionNames.shown}，有${versionNames[newest.state]}`
                    : versionNames[newest.state]}
                </StateMark>
              ),
            },
          ]}
        />
      </Panel>
    </>
  );
}

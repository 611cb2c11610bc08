import type { StaffText } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Figures } from '../../ui/figures/Figures.tsx';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';

const { voteDays, voteReasonNames } = rules.content;

/** What readers say of an answer: how many it helped, and in their words why not. Who said it is not kept. */
export function TextFeedback({ text: { id, votes } }: { text: StaffText }) {
  const list = useCursorList('staffContentFeedback', {}, { params: { id } });
  const all = votes.useful + votes.useless;
  return (
    <>
      <Figures
        label={`近 ${voteDays} 天的票`}
        items={[
          { label: '有用', value: votes.useful, note: `近 ${voteDays} 天` },
          { label: '没用', value: votes.useless, note: `近 ${voteDays} 天` },
          {
            label: '有用的占',
            value: all === 0 ? '—' : `${Math.round((votes.useful / all) * 100)}%`,
            note: all === 0 ? '还没有人投' : `${all} 票`,
          },
        ]}
      />
      <Panel title="哪里没帮到" note="读者自己写的，不记是谁；新的在前" isFlush>
        <ListTable<ItemOf<'staffContentFeedback'>>
          what="读者的话"
          name="textFeedback"
          list={list}
          keyOf={({ at, reason, words }) => `${at} ${reason} ${words}`}
          empty={<StateMessage icon="chat" title="还没有读者说哪里没帮到" />}
          columns={[
            {
              title: '为什么',
              key: 'reason',
              render: (_, { reason }) => (reason ? voteReasonNames[reason] : '没有选'),
            },
            {
              title: '读者的话',
              key: 'words',
              render: (_, { words }) => words || <span className="quiet">没有写</span>,
            },
            { title: '什么时候', key: 'at', render: (_, { at }) => formatTime(at) },
          ]}
        />
      </Panel>
    </>
  );
}

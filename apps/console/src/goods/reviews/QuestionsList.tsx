import type { rules } from '@jiwu/contract/rules';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime, formatWait } from '../../ui/time/formatTime.ts';
import { Named } from '../parts/Named.tsx';
import type { Question } from './Question.ts';
import { QuestionPanel } from './QuestionPanel.tsx';

type View = (typeof rules.question.staffViews)[number];

const empty: Readonly<Record<View, string>> = {
  waiting: '提问都回答了',
  answered: '还没有回答过提问',
  hidden: '没有不回答的提问',
};

/** Questions without an answer, who waits longest first; those with answers, and those that get none, newest first. */
export function QuestionsList({ view }: { view: View }) {
  const { query, change } = useAddress();
  const list = useCursorList('staffQuestionList', { view });
  const open = query['open'];
  const question = list.rows.find(({ id }) => id === open);
  const isQueue = view === 'waiting';
  return (
    <>
      <ListTable
        what="提问"
        list={list}
        keyOf={({ id }) => id}
        openKey={open}
        onOpen={({ id }) => change({ open: id }, { push: !open })}
        empty={<StateMessage icon="star" title={empty[view]} />}
        columns={[
          {
            title: '商品',
            key: 'product',
            render: (_, { product }: Question) => <Named picture={product.picture} title={product.title} />,
          },
          {
            title: '提问',
            key: 'question',
            width: 480,
            render: (_, { question: asked, answer, answers }: Question) => (
              <>
                {asked}
                {answer !== null && <div>答：{answer}</div>}
                {answers.length > 0 && <div>买家回答 {answers.length} 个</div>}
              </>
            ),
          },
          { title: '谁', dataIndex: 'userName' },
          {
            title: isQueue ? '等了' : '时间',
            dataIndex: 'createdAt',
            render: (at: string) => (isQueue ? formatWait(at) : formatTime(at)),
          },
        ]}
      />
      {question && <QuestionPanel key={question.id} question={question} />}
    </>
  );
}

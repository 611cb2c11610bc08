import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatWait } from '../../ui/time/formatTime.ts';
import { Named } from '../parts/Named.tsx';

type Question = ItemOf<'staffQuestionList'>;

/** Questions without an answer, who waits longest first. */
export function QuestionsList() {
  const { query, change } = useAddress();
  const list = useCursorList('staffQuestionList', {});
  const open = query['open'];
  const question = list.rows.find(({ id }) => id === open);
  return (
    <>
      <ListTable
        what="提问"
        list={list}
        keyOf={({ id }) => id}
        openKey={open}
        onOpen={({ id }) => change({ open: id }, { push: !open })}
        empty={<StateMessage icon="star" title="提问都回答了" />}
        columns={[
          {
            title: '商品',
            key: 'product',
            render: (_, { product }: Question) => <Named picture={product.picture} title={product.title} />,
          },
          { title: '提问', dataIndex: 'question' },
          { title: '谁', dataIndex: 'userName' },
          { title: '等了', dataIndex: 'createdAt', render: (at: string) => formatWait(at) },
        ]}
      />
      {question && <AnswerPanel key={question.id} question={question} />}
    </>
  );
}

function AnswerPanel({ question }: { question: Question }) {
  const [answer, setAnswer] = useState('');
  const [reason, setReason] = useState('');
  const send = useSend('staffQuestionAnswer');
  const hide = useSend('staffQuestionHide');
  const key = { productId: question.product.id, questionId: question.id };
  return (
    <Panel title={question.question}>
      <div style={{ display: 'grid', gap: 8, maxWidth: 640 }}>
        <Input.TextArea
          aria-label="回答"
          placeholder="回答以后，商品页上所有人看得到"
          maxLength={500}
          autoSize={{ minRows: 2 }}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <FormProblem text={send.problem ?? hide.problem} />
        <div style={{ display: 'flex', gap: 8 }}>
          <Button
            type="primary"
            disabled={answer.trim() === ''}
            loading={send.isBusy}
            onClick={() => void send.send({ body: { ...key, answer } }).then((done) => done && say.done('已回答'))}
          >
            回答
          </Button>
          <Input
            aria-label="不回答的原因"
            placeholder="不回答，写原因"
            maxLength={rules.review.hiddenReasonMax}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button
            disabled={reason.trim() === ''}
            loading={hide.isBusy}
            onClick={() => void hide.send({ body: { ...key, reason } })}
          >
            不回答
          </Button>
        </div>
      </div>
    </Panel>
  );
}

import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime, formatWait } from '../../ui/time/formatTime.ts';
import { ViewTabs } from '../../ui/views/ViewTabs.tsx';
import { Named } from '../parts/Named.tsx';
import { QuestionsList } from './QuestionsList.tsx';

type Review = ItemOf<'staffReviewList'>;
type View = (typeof rules.review.staffViews)[number];

const viewNames: Readonly<Record<View, string>> = { waiting: '等回复', bad: '一两星', hidden: '已隐藏', all: '全部' };

type QuestionView = (typeof rules.question.staffViews)[number];

const questionViewNames: Readonly<Record<QuestionView, string>> = {
  waiting: '没回答的提问',
  answered: '有回答的提问',
  hidden: '不回答的提问',
};
/** As the page's address names them, beside those of reviews. */
const addressOf: Readonly<Record<QuestionView, string>> = {
  waiting: 'questions',
  answered: 'answeredQuestions',
  hidden: 'hiddenQuestions',
};

/** What buyers wrote and asked, as it waits for the shop. */
export function ReviewsPage() {
  const { query } = useAddress();
  const questions = rules.question.staffViews.find((view) => query['view'] === addressOf[view]);
  return (
    <>
      <PageHead title="评价与问答" about="等得久的在前；写的人只露一个字" />
      <ViewTabs
        page="reviews"
        views={[
          ...rules.review.staffViews.map((view) => ({
            name: viewNames[view],
            query: view === 'waiting' ? '' : `view=${view}`,
          })),
          ...rules.question.staffViews.map((view) => ({
            name: questionViewNames[view],
            query: `view=${addressOf[view]}`,
          })),
        ]}
      />
      {questions ? (
        <QuestionsList key={questions} view={questions} />
      ) : (
        <ReviewsList view={query['view'] ?? 'waiting'} />
      )}
    </>
  );
}

function ReviewsList({ view }: { view: string }) {
  const { query, change } = useAddress();
  const list = useCursorList('staffReviewList', { view });
  const open = query['open'];
  const review = list.rows.find(({ id }) => id === open);
  return (
    <>
      <ListTable
        what="评价"
        list={list}
        keyOf={({ id }) => id}
        openKey={open}
        onOpen={({ id }) => change({ open: id }, { push: !open })}
        empty={<StateMessage icon="star" title="没有要看的评价" />}
        columns={[
          {
            title: '商品',
            key: 'product',
            render: (_, { product, skuLabel }: Review) => (
              <Named picture={product.picture} title={product.title} note={skuLabel} />
            ),
          },
          { title: '星', dataIndex: 'stars', align: 'right', render: (stars: number) => `${stars} 星` },
          {
            title: '写的',
            key: 'content',
            width: 480,
            render: (_, { content, followUp, pictures }: Review) => (
              <>
                {content}
                {pictures.length > 0 && `（${pictures.length} 张图）`}
                {followUp && <div>追评：{followUp.content}</div>}
              </>
            ),
          },
          { title: '谁', dataIndex: 'userName' },
          {
            title: view === 'waiting' || view === 'bad' ? '等了' : '时间',
            dataIndex: 'createdAt',
            render: (at: string) => (view === 'waiting' || view === 'bad' ? formatWait(at) : formatTime(at)),
          },
        ]}
      />
      {review && <ReviewPanel key={review.id} review={review} />}
    </>
  );
}

function ReviewPanel({ review }: { review: Review }) {
  const [reply, setReply] = useState(review.reply ?? '');
  const [reason, setReason] = useState('');
  const answer = useSend('staffReviewReply');
  const hide = useSend('staffReviewHide');
  const show = useSend('staffReviewShow');
  const key = { productId: review.product.id, reviewId: review.id };
  return (
    <Panel title={`${review.stars} 星，${review.userName}`} note={review.content}>
      {review.pictures.map(({ fileId, alt }) => (
        <img key={fileId} src={`/file/${fileId}?w=320`} alt={alt} width={128} />
      ))}
      <div style={{ display: 'grid', gap: 8, maxWidth: 640, marginTop: 8 }}>
        <Input.TextArea
          aria-label="回复"
          placeholder="回复顾客，所有人看得到"
          maxLength={rules.review.maxContent}
          autoSize={{ minRows: 2 }}
          value={reply}
          onChange={({ target }) => setReply(target.value)}
        />
        <FormProblem text={answer.problem ?? hide.problem ?? show.problem} />
        <div style={{ display: 'flex', gap: 8 }}>
          <Button
            type="primary"
            disabled={reply.trim() === ''}
            loading={answer.isBusy}
            onClick={() => void answer.send({ body: { ...key, reply } }).then((done) => done && say.done('已回复'))}
          >
            {review.reply === null ? '回复' : '改回复'}
          </Button>
          {review.hidden === null ? (
            <>
              <Input
                aria-label="隐藏的原因"
                placeholder="要隐藏，写原因"
                maxLength={rules.review.hiddenReasonMax}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
              <Button
                disabled={reason.trim() === ''}
                loading={hide.isBusy}
                onClick={() => void hide.send({ body: { ...key, reason } }).then((done) => done && say.done('已隐藏'))}
              >
                隐藏
              </Button>
            </>
          ) : (
            <Button loading={show.isBusy} onClick={() => void show.send({ body: key })}>
              恢复（{review.hidden.reason}）
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

import type { StaffText } from '@jiwu/contract';
import { Button, DatePicker } from 'antd';
import type dayjs from 'dayjs';
import { useState } from 'react';
import { useParams } from 'react-router';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from './Texts.module.css';
import { TextEditor } from './TextEditor.tsx';
import { isWritten, kindNames, versionNames, warningNames, type Words } from './textWords.ts';

/** One text: its newest version to be written on, and when readers get it. */
export function TextPage() {
  const { id = '' } = useParams();
  const read = useRead('staffContentGet', { params: { id } });
  if (read.isError && !read.data) return <LoadFailed what="这一篇" onRetry={() => void read.refetch()} />;
  if (!read.data) return <PageHead title="文章与指南" about="正在加载…" />;
  return <OpenText key={`${id} ${read.data.version}`} text={read.data} />;
}

function OpenText({ text }: { text: StaffText }) {
  const { id, version, newest, shown } = text;
  const [words, setWords] = useState<Words>(text.words);
  const [at, setAt] = useState<dayjs.Dayjs | null>(null);
  const change = useSend('staffContentChange');
  const publish = useSend('staffContentPublish');
  const withdraw = useSend('staffContentWithdraw');
  const params = { id };
  const isChanged = JSON.stringify(words) !== JSON.stringify(text.words);
  const save = async () => {
    if (await change.send({ params, body: { ...words, version } })) say.done('草稿已存');
  };
  const go = async () => {
    if (await publish.send({ params, body: { version, at: at?.toISOString() ?? null } }))
      say.done(at ? '到时间自己发布' : '已经发布');
  };
  const takeBack = async () => {
    if (await withdraw.send({ params, body: { version } })) say.done('已撤下');
  };
  const isDraft = newest.state === 'draft' || newest.state === 'scheduled';
  return (
    <>
      <PageHead
        title={newest.title}
        about={`${kindNames[text.kind]}，第 ${newest.no} 版，${versionNames[newest.state]}${newest.publishAt ? `，${formatTime(newest.publishAt)}` : ''}`}
      >
        <Button disabled={!isChanged || !isWritten(words)} loading={change.isBusy} onClick={() => void save()}>
          存草稿
        </Button>
      </PageHead>
      <TextEditor words={words} onChange={(changes) => setWords((before) => ({ ...before, ...changes }))} />
      <Panel title="发布" note={text.isAd ? '会显示“广告”' : '没有人从它得佣金'}>
        <div className={styles['form']}>
          {text.warnings.length > 0 && (
            <ul aria-label="发布前要看的">
              {text.warnings.map(({ kind, line, words: what }) => (
                <li key={`${kind} ${line} ${what}`}>
                  第 {line} 行，{warningNames[kind]}：{what}
                </li>
              ))}
            </ul>
          )}
          <FormProblem text={change.problem ?? publish.problem ?? withdraw.problem} />
          <div className={styles['row']}>
            {isDraft && (
              <>
                <DatePicker aria-label="什么时候，空着就现在" placeholder="现在" showTime value={at} onChange={setAt} />
                <Button type="primary" disabled={isChanged} loading={publish.isBusy} onClick={() => void go()}>
                  {at ? '到时间发布' : '现在发布'}
                </Button>
              </>
            )}
            {(shown || newest.state === 'scheduled') && (
              <Button loading={withdraw.isBusy} onClick={() => void takeBack()}>
                撤下，读者不再看到
              </Button>
            )}
          </div>
          {isChanged && <p className="quiet">有没存的改动，先存草稿再发布</p>}
        </div>
      </Panel>
    </>
  );
}

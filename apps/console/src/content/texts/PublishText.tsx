import type { StaffText } from '@jiwu/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { MomentPicker } from '../../ui/time/pickers/MomentPicker.tsx';
import styles from './Texts.module.css';
import { warningNames } from './textWords.ts';

/** What to look at first, and when readers get it. */
export function PublishText({ text, isChanged }: { text: StaffText; isChanged: boolean }) {
  const { id, version, newest, shown } = text;
  const [at, setAt] = useState<string | null>(null);
  const publish = useSend('staffContentPublish');
  const withdraw = useSend('staffContentWithdraw');
  const params = { id };
  const go = async () => {
    if (await publish.send({ params, body: { version, at } })) say.done(at ? '到时间自己发布' : '已经发布');
  };
  const takeBack = async () => {
    if (await withdraw.send({ params, body: { version } })) say.done('已撤下');
  };
  const isDraft = newest.state === 'draft' || newest.state === 'scheduled';
  return (
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
        <FormProblem text={publish.problem ?? withdraw.problem} />
        <div className={styles['row']}>
          {isDraft && (
            <>
              <MomentPicker label="什么时候，空着就现在" placeholder="现在" value={at} onChange={setAt} />
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
  );
}

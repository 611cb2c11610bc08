import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { say } from '../../api/say.ts';
import { shopNow } from '../../session/shopTime.ts';
import { useDraft } from '../../ui/draft/useDraft.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Split } from '../../ui/panel/Split.tsx';
import { MomentRangePicker } from '../../ui/time/pickers/MomentRangePicker.tsx';
import marketing from '../Marketing.module.css';
import styles from './Draws.module.css';
import { emptyPeriod, findDear, newPrize, type PeriodForm, periodIn, type PrizeForm } from './periodForm.ts';
import { PeriodRules } from './PeriodRules.tsx';
import { PrizeFields } from './PrizeFields.tsx';

/** 定下一期抽奖: its time and its prizes, with the rules beside them. What is promised cannot be taken back. */
export function NewPeriodPage() {
  const draft = useDraft<PeriodForm>('draw:new', emptyPeriod());
  const { value: form, change } = draft;
  const { isBusy, problem, refusal, send } = useSend('staffDrawCommit');
  const go = useNavigate();
  const body = periodIn(form, shopNow());
  const { prizes } = form;
  const setPrize = (at: number, changes: Partial<PrizeForm>) =>
    change({ prizes: prizes.map((prize, index) => (index === at ? { ...prize, ...changes } : prize)) });
  const commit = async () => {
    if (!body) return;
    const made = await send({ body });
    if (!made) return;
    draft.clear();
    if ('approval' in made) {
      say.done(`申请 ${made.approval.no} 已提交，等第二个人批准`);
      void go('/draws');
      return;
    }
    say.done(`第 ${made.number} 期已定下，承诺已公布`);
    void go(`/draws?open=${made.id}`);
  };
  return (
    <>
      <PageHead title="定下一期抽奖" about="定下以后不能改也不能撤；写了一半的会留在这台电脑上" />
      <Split side={<PeriodRules form={form} />}>
        <div className={styles['column']}>
          <Panel title="时间" note="不能和别的期重叠">
            <MomentRangePicker
              label="从什么时候到什么时候"
              from={form.startsAt}
              until={form.endsAt}
              onChange={(startsAt, endsAt) => change({ startsAt, endsAt })}
            />
          </Panel>
          {prizes.map((prize, at) => (
            <PrizeFields
              key={prize.key}
              nth={at + 1}
              isLast={at === prizes.length - 1}
              prize={prize}
              onChange={(changes) => setPrize(at, changes)}
              onRemove={
                prizes.length > 1 && at < prizes.length - 1
                  ? () => change({ prizes: prizes.filter((_, index) => index !== at) })
                  : null
              }
            />
          ))}
          <Panel title="定下这一期">
            <div className={marketing['acts']}>
              <Button
                disabled={prizes.length >= 20}
                // Before the last one, which takes what the others leave.
                onClick={() => change({ prizes: prizes.toSpliced(-1, 0, newPrize()) })}
              >
                加一份奖品
              </Button>
              {draft.isKept && <Button onClick={draft.clear}>清空重写</Button>}
              <Button type="primary" disabled={!body} loading={isBusy} onClick={() => void commit()}>
                {findDear(form) ? '提交，等第二个人批准' : '定下并公布承诺'}
              </Button>
            </div>
            <FormProblem text={problem && [problem, whereOf(refusal)].filter(Boolean).join('。')} />
          </Panel>
        </div>
      </Split>
    </>
  );
}

/** Which prize the shop could not promise: of the reasons only this one cannot be seen before. */
function whereOf(refusal: unknown): string {
  const { position } = (refusal ?? {}) as { readonly position?: number };
  return position === undefined ? '' : `看第 ${position + 1} 份`;
}

import type { StaffAfterSaleDetail } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Checkbox, Input, Radio } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { useMay } from '../../session/access.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { useKeys } from '../../ui/keys/useKeys.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { shortYuan } from '../../ui/money/shortYuan.ts';
import styles from './AfterSale.module.css';

type Choice = StaffAfterSaleDetail['decisions'][number]['name'];
type TemplateUse = 'afterSaleApprove' | 'afterSaleReject' | 'afterSaleAsk';

const uses: Readonly<Record<Choice, TemplateUse>> = {
  approve: 'afterSaleApprove',
  receive: 'afterSaleApprove',
  reject: 'afterSaleReject',
  ask: 'afterSaleAsk',
};
const keys: Readonly<Partial<Record<Choice, string>>> = { approve: 'a', reject: 'r', ask: 'q' };
const MOST_WORDS = 200;

/** Agree, refuse, or ask; a key chooses, and only the button decides: no single key moves money. */
export function Decision({ request }: { request: StaffAfterSaleDetail }) {
  const may = useMay();
  const choices = request.decisions.filter(({ allowed }) => allowed).map(({ name }) => name);
  const [choice, setChoice] = useState<Choice | null>(choices[0] ?? null);
  const [words, setWords] = useState('');
  const [isSellable, setIsSellable] = useState(true);
  const approve = useSend('staffAfterSaleApprove');
  const receive = useSend('staffAfterSaleReceive');
  const reject = useSend('staffAfterSaleReject');
  const ask = useSend('staffAfterSaleAsk');
  const templates =
    useRead('staffReplyTemplateList', { query: {} }, { enabled: may('staffReplyTemplateList') }).data?.items ?? [];
  const choose = (name: Choice) => () => setChoice(name);
  useKeys(
    Object.fromEntries(
      choices.flatMap((name): [string, () => void][] => (keys[name] ? [[keys[name], choose(name)]] : [])),
    ),
  );
  if (!may('staffAfterSaleApprove')) return null;
  if (request.waitsForApproval) {
    return (
      <section aria-label="决定">
        <h3>决定</h3>
        <FormProblem text={`退款 ¥${formatFen(request.totalFen)} 等第二人批准，批准后买家才收到通知`} />
      </section>
    );
  }
  if (!choice) return null;
  const params = { id: request.id };
  const note = words.trim();
  const send: Readonly<Record<Choice, () => Promise<string | null>>> = {
    approve: async () => told(await approve.send({ params, body: { note } }), '已同意'),
    receive: async () => told(await receive.send({ params, body: { note, isSellable } }), '已收货，退款'),
    reject: async () => told(await reject.send({ params, body: { note } }), '已拒绝'),
    ask: async () => ((await ask.send({ params, body: { text: note } })) ? '已发给买家，售后仍然待审' : null),
  };
  const act = async () => {
    const done = await send[choice]();
    if (done) say.done(done);
  };
  const isLarge =
    request.needsSecondPerson && (choice === 'receive' || (choice === 'approve' && request.kind === 'refundOnly'));
  const isBusy = [approve, receive, reject, ask].some((one) => one.isBusy);
  const problem = [approve, receive, reject, ask].map((one) => one.problem).find(Boolean) ?? null;
  const needsWords = choice === 'reject' || choice === 'ask';
  return (
    <section aria-label="决定">
      <h3>决定</h3>
      <Radio.Group
        className={styles['choices'] ?? ''}
        value={choice}
        onChange={({ target }) => setChoice(target.value as Choice)}
        options={choices.map((name) => ({ value: name, label: <Label name={name} request={request} /> }))}
      />
      <div className={styles['templates']} role="group" aria-label="模板">
        {templates
          .filter(({ usedFor }) => usedFor === uses[choice])
          .map((template) => (
            <Button key={template.id} size="small" onClick={() => setWords(template.text.slice(0, MOST_WORDS))}>
              {template.title}
            </Button>
          ))}
      </div>
      <Input.TextArea
        aria-label="给买家的话"
        placeholder={needsWords ? '给买家的话，必须写' : '给买家的话'}
        rows={4}
        maxLength={MOST_WORDS}
        showCount
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {choice === 'receive' && (
        <Received returnsToStock={request.returnsToStock} isSellable={isSellable} onChange={setIsSellable} />
      )}
      {isLarge && (
        <FormProblem
          text={`需第二人批准。退款 ¥${formatFen(request.totalFen)}，超过 ${shortYuan(rules.approval.aboveFen.refund)}，你同意后交财务`}
        />
      )}
      <FormProblem text={problem} />
      <Button
        type="primary"
        block
        size="large"
        loading={isBusy}
        disabled={needsWords && note === ''}
        onClick={() => void act()}
      >
        {isLarge ? '同意，送去批准' : labels(request)[choice]}
      </Button>
    </section>
  );
}

interface ReceivedProps {
  readonly returnsToStock: boolean;
  readonly isSellable: boolean;
  readonly onChange: (isSellable: boolean) => void;
}

/** What becomes of goods that have arrived. */
function Received({ returnsToStock, isSellable, onChange }: ReceivedProps) {
  if (!returnsToStock) return <p className="quiet small">这一件到“复检”，检测以后重新定级、定价；它不进可售库存</p>;
  return (
    <>
      <Checkbox checked={isSellable} onChange={({ target }) => onChange(target.checked)}>
        商品完好，回到可售库存
      </Checkbox>
      {!isSellable && <p className="quiet small">不回库存，商品组会在“退回待入库”里看到</p>}
    </>
  );
}

function told(answer: { waitsForApproval: boolean } | null, done: string): string | null {
  return answer && (answer.waitsForApproval ? '已送去第二人批准' : done);
}

function labels({ kind, totalFen }: StaffAfterSaleDetail): Readonly<Record<Choice, string>> {
  return {
    approve: kind === 'returnRefund' ? '同意退货，收到货再退款' : `同意，退 ¥${formatFen(totalFen)}`,
    receive: `货已收到，退 ¥${formatFen(totalFen)}`,
    reject: '拒绝',
    ask: '请买家补充',
  };
}

function Label({ name, request }: { name: Choice; request: StaffAfterSaleDetail }) {
  const key = keys[name];
  return (
    <>
      {labels(request)[name]} {key && <kbd>{key.toUpperCase()}</kbd>}
    </>
  );
}

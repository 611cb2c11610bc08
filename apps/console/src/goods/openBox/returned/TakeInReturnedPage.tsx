import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useRead } from '../../../api/useRead.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import type { ItemOf } from '../../../ui/list/useCursorList.ts';
import { PageHead } from '../../../ui/panel/PageHead.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../../ui/states/StateMessage.tsx';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { afterSaleReasons } from '../../../ui/words/afterSaleReasons.ts';
import { MoneyInput } from '../../parts/MoneyInput.tsx';
import { Named } from '../../parts/Named.tsx';
import styles from '../OpenBox.module.css';
import { ForgoReturned } from './ForgoReturned.tsx';

type Returned = ItemOf<'staffUnitReturnedList'>;

/** One returned piece becomes an open-box unit, and its inspection comes next. */
export function TakeInReturnedPage() {
  const { afterSaleId = '', skuId = '' } = useParams();
  const read = useRead('staffUnitReturnedList', { query: { afterSaleId } });
  if (read.isError && !read.data) return <LoadFailed what="退回的商品" onRetry={() => void read.refetch()} />;
  if (!read.data) return <PageHead title="退回入库" about="正在加载…" />;
  const piece = read.data.items.find((one) => one.skuId === skuId);
  return (
    <>
      <PageHead title="退回入库" about="入库以后就检测、拍照、定级" />
      {piece ? (
        <>
          <TakeIn piece={piece} />
          <ForgoReturned piece={piece} />
        </>
      ) : (
        <StateMessage icon="box" title="都入库了，或不用入库">
          <Link to="/units/returned">看还有哪些待入库</Link>
        </StateMessage>
      )}
    </>
  );
}

function TakeIn({ piece }: { piece: Returned }) {
  const { afterSaleId, skuId, reason, description, orderNo, receivedAt, pieces, taken, costHundredths } = piece;
  const [serial, setSerial] = useState('');
  const [sourceWords, setSourceWords] = useState(`顾客退回，${afterSaleReasons[reason]}`);
  const [bookFen, setBookFen] = useState(costHundredths === null ? null : Math.round(costHundredths / 100));
  const { isBusy, problem, send } = useSend('staffUnitTakeInReturned');
  const go = useNavigate();
  const isSerial = rules.openBox.serialPattern.test(serial.trim());
  const take = async () => {
    const body = { afterSaleId, skuId, serial: serial.trim(), sourceWords: sourceWords.trim(), bookFen };
    const unit = await send({ body });
    // Back does not lead to a piece that is taken in.
    if (unit) void go(`/units/${unit.id}`, { replace: true });
  };
  return (
    <Panel title="这一件" note={pieces > 1 ? `这次退回 ${pieces} 件，第 ${taken + 1} 件` : undefined}>
      <div className={`${styles['form']} ${styles['narrow']}`}>
        <Named picture={piece.picture} title={piece.title} note={piece.skuLabel} />
        <Facts
          rows={[
            ['订单', orderNo],
            ['收到', formatTime(receivedAt)],
            ['为什么退', afterSaleReasons[reason]],
            ['买家说', description],
          ]}
        />
        <label htmlFor="returnedSerial">序列号</label>
        <Input
          id="returnedSerial"
          placeholder="扫码或输入"
          value={serial}
          onChange={({ target }) => setSerial(target.value)}
        />
        <label htmlFor="returnedSource">来源说明，买家看得到</label>
        <Input
          id="returnedSource"
          maxLength={60}
          value={sourceWords}
          onChange={({ target }) => setSourceWords(target.value)}
        />
        <span>账面（元），可以空着</span>
        <MoneyInput label="账面" value={bookFen} onChange={setBookFen} />
        {costHundredths !== null && <p className="quiet small">先按进价写，旧了就改低</p>}
        <FormProblem text={serial !== '' && !isSerial ? '序列号是 4 到 40 位字母、数字和短横' : problem} />
        <Button
          type="primary"
          loading={isBusy}
          disabled={!isSerial || sourceWords.trim() === ''}
          onClick={() => void take()}
        >
          入库，去检测
        </Button>
      </div>
    </Panel>
  );
}

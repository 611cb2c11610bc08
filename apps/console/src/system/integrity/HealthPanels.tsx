import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { useMay } from '../../session/access.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { formatTime, formatWait } from '../../ui/time/formatTime.ts';
import { alarmWords, factWords } from './alarmWords.ts';
import styles from './Integrity.module.css';

const EVERY_MS = 15_000;
const GIGA = 1024 ** 3;

/** The queue, the alarms that nobody has looked after, and the copies of the database. */
export function HealthPanels() {
  const health = useRead('staffIntegrityHealth', {}, { everyMs: EVERY_MS }).data;
  const may = useMay();
  if (!health) return null;
  const { jobs, alarms, backup, standbys } = health;
  return (
    <>
      <Panel title="任务" extra={may('staffJobList') && <Link to="/jobs">全部任务</Link>}>
        <Facts
          rows={[
            ['排队', `${jobs.waiting} 个${jobs.oldestDueAt ? `，最老 ${formatWait(jobs.oldestDueAt)}` : ''}`],
            ['在跑', `${jobs.running} 个`],
            ['重试中', `${jobs.retrying} 个`],
            ['失败', `${jobs.dead} 个`],
          ]}
        />
      </Panel>
      <Panel title="告警" note={`${alarms.open} 条没人看过，今天 ${alarms.today} 条`}>
        <Alarms />
      </Panel>
      <Panel title="备份与备库">
        <Facts
          rows={[
            [
              '日志归档',
              backup.isArchiving
                ? backup.lastArchivedAt
                  ? `${formatWait(backup.lastArchivedAt)}前`
                  : '还没有'
                : '没有开',
            ],
            ['归档失败', backup.archiveFailures > 0 ? `${backup.archiveFailures} 次` : null],
            ['库的大小', `${(backup.databaseBytes / GIGA).toFixed(1)} GB`],
            ...standbys.map(
              ({ name, state, isSynchronous, lagSeconds }, nth) =>
                [
                  isSynchronous ? '同步备库' : `备库 ${nth + 1}`,
                  `${name} ${state ?? '看不到状态'}${lagSeconds === null ? '' : `，落后 ${lagSeconds.toFixed(2)} 秒`}`,
                ] as const,
            ),
            ['备库', standbys.length === 0 ? '没有' : null],
          ]}
        />
      </Panel>
    </>
  );
}

function Alarms() {
  const list = useCursorList('staffAlarmList', { view: 'open' }, { everyMs: EVERY_MS });
  if (list.rows.length === 0) return <p className="quiet">没有没看过的告警</p>;
  return list.rows.slice(0, 10).map((alarm) => <Alarm key={alarm.id} alarm={alarm} />);
}

function Alarm({ alarm }: { alarm: ItemOf<'staffAlarmList'> }) {
  const [note, setNote] = useState<string | null>(null);
  const acknowledge = useSend('staffAlarmAcknowledge');
  const send = async () => {
    const done = await acknowledge.send({ params: { id: alarm.id }, body: { note: note?.trim() ?? '' } });
    if (done) say.done('记下了');
  };
  return (
    <div className={styles['alarm']}>
      <b>
        {alarmWords(alarm.event)} {alarm.times > 1 && `× ${alarm.times}`}
      </b>
      <span className="quiet small">
        {formatTime(alarm.lastAt)}，{factWords(alarm.facts)}
      </span>
      {note === null ? (
        <Button size="small" onClick={() => setNote('')}>
          看过了
        </Button>
      ) : (
        <>
          <Input
            aria-label="怎么处理的"
            placeholder="怎么处理的"
            maxLength={200}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <FormProblem text={acknowledge.problem} />
          <Button size="small" disabled={note.trim() === ''} loading={acknowledge.isBusy} onClick={() => void send()}>
            记下
          </Button>
        </>
      )}
    </div>
  );
}

import { Button, Drawer, Input, Select } from 'antd';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ExportButton } from '../../ui/exports/ExportButton.tsx';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { MomentRangePicker } from '../../ui/time/pickers/MomentRangePicker.tsx';
import { actionWords, areaNames } from './actionWords.ts';
import { AuditRow } from './AuditRow.tsx';
import { ChainCheck } from './ChainCheck.tsx';
import styles from './Audit.module.css';

/** Filters as they stand in the address. */
const filters = ['staffId', 'action', 'targetKind', 'targetId', 'from', 'to'] as const;

/** What staff did, before and after. Only added to; nobody changes it, not even administrators. */
export function AuditPage() {
  const { query, change } = useAddress();
  const given: Readonly<Record<string, string>> = Object.fromEntries(
    filters.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
  );
  const list = useCursorList('staffAuditList', given);
  const open = query['open'];
  const isFiltered = Object.keys(given).length > 0;
  return (
    <>
      <PageHead title="审计" about="员工做的每件事，改之前和改之后。只能添加，谁都改不了，包括超级管理员">
        <ExportButton kind="audit" filters={given} />
      </PageHead>
      <ChainCheck />
      <Panel isFlush>
        <div className={styles['filters']}>
          <Select
            aria-label="动作"
            allowClear
            placeholder="动作：全部"
            value={query['action'] ?? null}
            options={Object.entries(areaNames).map(([value, label]) => ({ value, label }))}
            onChange={(action?: string) => change({ action, open: undefined })}
          />
          <Input.Search
            aria-label="对象的编号"
            placeholder="对象：种类 编号，例如 staff 0193…"
            defaultValue={query['targetId'] ? `${query['targetKind']} ${query['targetId']}` : ''}
            onSearch={(text) => {
              const [targetKind, targetId] = text.trim().split(/\s+/);
              change({ targetKind, targetId, open: undefined });
            }}
          />
          <MomentRangePicker
            label="时间"
            from={query['from']}
            until={query['to']}
            onChange={(from, to) => change({ from: from ?? undefined, to: to ?? undefined, open: undefined })}
          />
          {query['staffId'] && (
            <Button type="link" onClick={() => change({ staffId: undefined })}>
              只看一个人 ×
            </Button>
          )}
        </div>
        <ListTable
          what="审计"
          name="audit"
          list={list}
          keyOf={({ seq }) => String(seq)}
          openKey={open}
          onOpen={({ seq }) => change({ open: String(seq) })}
          empty={
            <StateMessage
              icon={isFiltered ? 'filter' : 'lines'}
              title={isFiltered ? '这几个条件下没有' : '还没有记录'}
            />
          }
          columns={[
            { title: '序号', dataIndex: 'seq', align: 'right', className: 'mono' },
            { title: '时间', dataIndex: 'at', render: formatTime },
            { title: '谁', dataIndex: 'staff', render: (staff: { name: string } | null) => staff?.name ?? '系统' },
            {
              title: '做了什么',
              dataIndex: 'action',
              render: (action: string) => (
                <>
                  {actionWords(action)} <span className="mono quiet">{action}</span>
                </>
              ),
            },
            {
              title: '对象',
              dataIndex: 'target',
              render: ({ kind, id }: { kind: string; id: string }) => (
                <span className="mono">
                  {kind} {id.slice(0, 18)}
                </span>
              ),
            },
          ]}
        />
      </Panel>
      <Drawer
        open={open !== undefined}
        title={`第 ${open} 条`}
        size={640}
        onClose={() => change({ open: undefined })}
        destroyOnHidden
      >
        {open && (
          <AuditRow key={open} seq={Number(open)} onFilter={(wanted) => change({ ...wanted, open: undefined })} />
        )}
      </Drawer>
    </>
  );
}

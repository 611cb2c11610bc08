import type { StaffTemplate } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Split } from '../../ui/panel/Split.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { type TemplateUse, templateUses } from './templateUses.ts';
import styles from './Templates.module.css';

const NEW = 'new';

/** The texts with which answers begin, by what they are for. */
export function TemplatesPage() {
  const { query, change } = useAddress();
  const found = useRead('staffReplyTemplateList', { query: {} });
  const all = found.data?.items ?? [];
  const open = all.find(({ id }) => id === query['open']);
  const use = rules.support.templateUses.find((one) => one === query['use']);
  const close = () => change({ open: undefined, use: undefined });
  const isNew = query['open'] === NEW && use !== undefined;
  return (
    <>
      <PageHead title="回复模板" about="客服和售后从这些话开始写，写之前都能改。改动只影响以后的回复" />
      {found.isError && !found.data && <LoadFailed what="模板" onRetry={() => void found.refetch()} />}
      {found.data && (
        <Split
          side={
            (open || isNew) && (
              <TemplateForm
                key={open ? `${open.id}:${open.version}` : `${NEW}:${use}`}
                template={open}
                usedFor={open?.usedFor ?? use ?? 'support'}
                nextPosition={all.filter(({ usedFor }) => usedFor === use).length + 1}
                onDone={close}
              />
            )
          }
        >
          <div className={styles['uses']}>
            {rules.support.templateUses.map((one) => (
              <Uses
                key={one}
                use={one}
                templates={all.filter(({ usedFor }) => usedFor === one)}
                openId={open?.id}
                onOpen={(id) => change({ open: id, use: undefined }, { push: !open })}
                onAdd={() => change({ open: NEW, use: one }, { push: !open })}
              />
            ))}
          </div>
        </Split>
      )}
    </>
  );
}

interface UsesProps {
  readonly use: TemplateUse;
  readonly templates: readonly StaffTemplate[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onAdd: () => void;
}

function Uses({ use, templates, openId, onOpen, onAdd }: UsesProps) {
  const { name, about } = templateUses[use];
  return (
    <Panel
      title={name}
      note={about}
      isFlush
      extra={
        <Button size="small" aria-label={`加一条 ${name} 的模板`} onClick={onAdd}>
          加一条
        </Button>
      }
    >
      {templates.length === 0 && <StateMessage icon="chat" title="这里还没有模板" />}
      <ul className={styles['templates']}>
        {templates.map(({ id, title, text, changedByName }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === openId} onClick={() => onOpen(id)}>
              <b>{title}</b>
              <em>{changedByName ? `${changedByName} 改过` : '开店时就有'}</em>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

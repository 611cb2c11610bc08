import type { ShippingTemplate } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input, Table } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { CountInput } from '../parts/CountInput.tsx';
import { MoneyInput } from '../parts/MoneyInput.tsx';
import styles from './References.module.css';

/** Where goods leave from, how soon, and what that costs. */
export function TemplatesPart() {
  const { query, change } = useAddress();
  const read = useRead('staffTemplateList', {});
  const items = read.data?.items ?? [];
  const open = query['open'];
  const template = items.find(({ id }) => id === open);
  return (
    <div className={styles['split']}>
      <Panel
        title="运费模板"
        isFlush
        extra={<Button onClick={() => change({ open: 'new' }, { push: true })}>加模板</Button>}
      >
        <Table<ShippingTemplate>
          size="middle"
          rowKey="id"
          loading={read.isPending}
          dataSource={items}
          pagination={false}
          locale={{
            emptyText: (
              <StateMessage icon="truck" title="还没有运费模板">
                商品都要选一个；先建一个，发货地和运费以后能改
              </StateMessage>
            ),
          }}
          columns={[
            {
              title: '名称',
              key: 'name',
              render: (_, { id, name }) => (
                <Button type="link" onClick={() => change({ open: id }, { push: true })}>
                  {name}
                </Button>
              ),
            },
            { title: '发货地', dataIndex: 'shipsFrom' },
            { title: '几小时内发', dataIndex: 'dispatchHours', align: 'right' },
            { title: '运费', dataIndex: 'feeFen', align: 'right', render: formatFen },
            { title: '满多少免', dataIndex: 'freeFromFen', align: 'right', render: formatFen },
            { title: 'VIP 满多少免', dataIndex: 'vipFreeFromFen', align: 'right', render: formatFen },
          ]}
        />
      </Panel>
      {(template || open === 'new') && (
        <TemplateForm
          key={template ? `${template.id}:${template.version}` : 'new'}
          template={template}
          onMade={(id) => change({ open: id })}
        />
      )}
    </div>
  );
}

const standard = { feeFen: 1000, freeFromFen: 9900, vipFreeFromFen: 3900, dispatchHours: 48 };

function TemplateForm({ template, onMade }: { template: ShippingTemplate | undefined; onMade: (id: string) => void }) {
  const [name, setName] = useState(template?.name ?? '');
  const [shipsFrom, setShipsFrom] = useState(template?.shipsFrom ?? '');
  const { feeFen, freeFromFen, vipFreeFromFen, dispatchHours } = template ?? standard;
  const [figures, setFigures] = useState({ feeFen, freeFromFen, vipFreeFromFen, dispatchHours });
  const create = useSend('staffTemplateCreate');
  const change = useSend('staffTemplateChange');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const terms = { name, shipsFrom, ...figures };
    if (template) {
      const body = { terms, version: template.version };
      if (await change.send({ params: { id: template.id }, body })) say.done('已经改好，以后的订单按新的算');
    } else {
      const made = await create.send({ body: { terms } });
      if (made) onMade(made.id);
    }
  };
  const set = (key: keyof typeof figures) => (value: number | null) => setFigures({ ...figures, [key]: value ?? 0 });
  return (
    <Panel title={template?.name ?? '新模板'}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <label htmlFor="templateName">名称</label>
        <Input
          id="templateName"
          maxLength={rules.goods.template.nameMax}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <label htmlFor="templatePlace">发货地</label>
        <Input
          id="templatePlace"
          maxLength={rules.goods.template.placeMax}
          value={shipsFrom}
          onChange={({ target }) => setShipsFrom(target.value)}
        />
        <span>几小时内发出</span>
        <CountInput label="几小时内发出" value={figures.dispatchHours} onChange={set('dispatchHours')} />
        <span>运费（元）</span>
        <MoneyInput label="运费" value={figures.feeFen} onChange={set('feeFen')} />
        <span>满多少免运费（元）</span>
        <MoneyInput label="满多少免运费" value={figures.freeFromFen} onChange={set('freeFromFen')} />
        <span>VIP 满多少免运费（元）</span>
        <MoneyInput label="VIP 满多少免运费" value={figures.vipFreeFromFen} onChange={set('vipFreeFromFen')} />
        <FormProblem text={create.problem ?? change.problem} />
        <Button
          type="primary"
          htmlType="submit"
          disabled={name.trim() === '' || shipsFrom.trim() === '' || figures.dispatchHours < 1}
          loading={create.isBusy || change.isBusy}
        >
          {template ? '保存' : '加这个模板'}
        </Button>
      </form>
    </Panel>
  );
}

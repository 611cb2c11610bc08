import type { StaffBrand } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input, Select } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { say } from '../../api/say.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { Named } from '../parts/Named.tsx';
import { PictureField } from '../parts/PictureField.tsx';
import { StateButton } from './StateButton.tsx';
import styles from './References.module.css';

/** Brands by name; the chosen one beside them. */
export function BrandsPart() {
  const { query, change } = useAddress();
  const list = useCursorList('staffBrandList', query['words'] ? { words: query['words'] } : {});
  const open = query['open'];
  const brand = list.rows.find(({ id }) => id === open);
  return (
    <div className={styles['split']}>
      <div>
        <div className={styles['acts']}>
          <Input.Search
            aria-label="找品牌"
            placeholder="名称或别名"
            allowClear
            style={{ width: 240 }}
            onSearch={(words) => change({ words: words.trim() })}
          />
          <Button onClick={() => change({ open: 'new' }, { push: true })}>加品牌</Button>
        </div>
        <ListTable
          what="品牌"
          list={list}
          keyOf={({ id }) => id}
          openKey={open}
          onOpen={({ id }) => change({ open: id }, { push: !open })}
          empty={<StateMessage icon="tag" title="还没有品牌" />}
          columns={[
            {
              title: '品牌',
              key: 'name',
              render: (_, { name, logo }: StaffBrand) => <Named picture={logo} title={name} />,
            },
            { title: '别名', dataIndex: 'aliases', render: (aliases: string[]) => aliases.join('，') },
            {
              title: '状态',
              key: 'state',
              render: (_, { isClosed }: StaffBrand) => (
                <StateMark isOn={!isClosed}>{isClosed ? '停用' : '在用'}</StateMark>
              ),
            },
          ]}
        />
      </div>
      {(brand || open === 'new') && (
        <BrandForm
          key={brand ? `${brand.id}:${brand.version}` : 'new'}
          brand={brand}
          onMade={(id) => change({ open: id })}
        />
      )}
    </div>
  );
}

function BrandForm({ brand, onMade }: { brand: StaffBrand | undefined; onMade: (id: string) => void }) {
  const [name, setName] = useState(brand?.name ?? '');
  const [aliases, setAliases] = useState<string[]>(brand?.aliases ?? []);
  const [logoFileId, setLogoFileId] = useState(brand?.logo?.fileId ?? null);
  const create = useSend('staffBrandCreate');
  const change = useSend('staffBrandChange');
  const close = useSend('staffBrandClose');
  const reopen = useSend('staffBrandReopen');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const words = { name, aliases, logoFileId };
    if (brand) {
      if (await change.send({ params: { id: brand.id }, body: { ...words, version: brand.version } }))
        say.done('已经改好');
    } else {
      const made = await create.send({ body: words });
      if (made) onMade(made.id);
    }
  };
  const problem = [create, change, close, reopen].map((one) => one.problem).find(Boolean) ?? null;
  return (
    <Panel title={brand?.name ?? '新品牌'}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <label htmlFor="brandName">名称</label>
        <Input
          id="brandName"
          maxLength={rules.goods.nameMax}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <label htmlFor="brandAliases">别名（搜得到，不显示）</label>
        <Select id="brandAliases" mode="tags" value={aliases} onChange={setAliases} />
        <PictureField id="brandLogo" label="标志" alt={name} fileId={logoFileId} onChange={setLogoFileId} />
        <FormProblem text={problem} />
        <div className={styles['acts']}>
          <Button
            type="primary"
            htmlType="submit"
            disabled={name.trim() === ''}
            loading={create.isBusy || change.isBusy}
          >
            {brand ? '保存' : '加这个品牌'}
          </Button>
          {brand && <StateButton of={brand} close={close} reopen={reopen} />}
        </div>
      </form>
    </Panel>
  );
}

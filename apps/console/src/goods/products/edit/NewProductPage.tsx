import { rules } from '@jiwu/contract/rules';
import { Button, Cascader, Input, Select } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useRead } from '../../../api/useRead.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { PageHead } from '../../../ui/panel/PageHead.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { OnlyFor } from '../../../ui/states/OnlyFor.tsx';
import { useBrands } from '../../parts/useBrands.ts';
import { useCategories } from '../../parts/useCategories.ts';
import styles from '../Products.module.css';
import { emptySku } from './draft.ts';

/** For those who may make one: others would fill in a form that is refused. */
export function NewProductPage() {
  return (
    <OnlyFor title="新建商品" endpoint="staffProductCreate">
      <NewProduct />
    </OnlyFor>
  );
}

/** A product begins as a draft with a title, a category, a brand and a shipping template; the rest is written afterwards. */
function NewProduct() {
  const [title, setTitle] = useState('');
  const [categoryId, setCategoryId] = useState('');
  const [brandId, setBrandId] = useState('');
  const [templateId, setTemplateId] = useState('');
  const { items: categories, isLoaded, tree } = useCategories();
  const brands = useBrands();
  const readTemplates = useRead('staffTemplateList', {});
  const templates = readTemplates.data?.items ?? [];
  const shippingTemplateId = templateId || (templates[0]?.id ?? '');
  const create = useSend('staffProductCreate');
  const navigate = useNavigate();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const draft = {
      title,
      subtitle: '',
      brandId,
      categoryId,
      shippingTemplateId,
      tags: [],
      parameters: [],
      descriptionMarkdown: '',
      limitPerUser: null,
      options: [],
      pictures: [],
      skus: [emptySku([])],
    };
    const made = await create.send({ body: { draft } });
    if (made) void navigate(`/products/${made.id}`, { replace: true });
  };
  // A shop that just opens: without them no product can be made, and the choosers would be empty without a word.
  const missing = [
    isLoaded && !categories.some(({ level, isClosed }) => level === 3 && !isClosed) && '三级类目',
    readTemplates.data && templates.length === 0 && '运费模板',
  ].filter(Boolean);
  const isWhole = title.trim().length >= rules.goods.product.titleMin && categoryId && brandId && shippingTemplateId;
  return (
    <>
      <PageHead title="新建商品" about="先是草稿，顾客看不到；价格、图片、详情在下一步写" />
      {missing.length > 0 && (
        <Panel>
          <p role="status">
            还没有{missing.join('、')}，先到 <Link to="/references">类目、品牌、运费</Link> 建好。
          </p>
        </Panel>
      )}
      <Panel title="基本">
        <form className={styles['grid']} onSubmit={(event) => void submit(event)}>
          <label htmlFor="newTitle">标题</label>
          <Input
            id="newTitle"
            maxLength={rules.goods.product.titleMax}
            showCount
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <label htmlFor="newCategory">类目</label>
          <Cascader id="newCategory" options={tree} onChange={(path) => setCategoryId(path?.[2] ?? '')} />
          <label htmlFor="newBrand">品牌</label>
          <Select
            id="newBrand"
            showSearch={{ filterOption: false, onSearch: brands.search }}
            options={brands.options}
            value={brandId || null}
            onChange={(id: string | null) => setBrandId(id ?? '')}
          />
          <label htmlFor="newTemplate">运费模板</label>
          <Select
            id="newTemplate"
            options={templates.map(({ id, name }) => ({ value: id, label: name }))}
            value={shippingTemplateId || null}
            onChange={(id: string | null) => setTemplateId(id ?? '')}
          />
          <span />
          <span>
            <FormProblem text={create.problem} />
            <Button type="primary" htmlType="submit" disabled={!isWhole} loading={create.isBusy}>
              建草稿
            </Button>
          </span>
        </form>
      </Panel>
    </>
  );
}

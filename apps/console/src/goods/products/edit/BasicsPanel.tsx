import { rules } from '@jiwu/contract/rules';
import { Button, Cascader, Input, InputNumber, Select } from 'antd';
import { useRead } from '../../../api/useRead.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { useBrands } from '../../parts/useBrands.ts';
import { useCategories } from '../../parts/useCategories.ts';
import styles from '../Products.module.css';
import type { PartProps } from './PartProps.ts';

const { product } = rules.goods;

/** Words, category, brand, template and parameters. */
export function BasicsPanel({ value, onChange, isLocked }: PartProps) {
  const { tree, pathOf } = useCategories();
  const brands = useBrands();
  const templates = useRead('staffTemplateList', {}).data?.items ?? [];
  const parameters = (at: number, side: 0 | 1, text: string) =>
    onChange({
      parameters: value.parameters.map((pair, index) =>
        index === at ? (side === 0 ? [text, pair[1]] : [pair[0], text]) : pair,
      ),
    });
  return (
    <Panel title="基本">
      <div className={styles['grid']}>
        <label htmlFor="productTitle">标题</label>
        <Input
          id="productTitle"
          disabled={isLocked}
          maxLength={product.titleMax}
          showCount
          value={value.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <label htmlFor="productSubtitle">副标题</label>
        <Input
          id="productSubtitle"
          disabled={isLocked}
          maxLength={product.subtitleMax}
          showCount
          value={value.subtitle}
          onChange={({ target }) => onChange({ subtitle: target.value })}
        />
        <label htmlFor="productCategory">类目</label>
        <Cascader
          id="productCategory"
          disabled={isLocked}
          allowClear={false}
          options={tree}
          value={pathOf(value.categoryId)}
          onChange={(path) => onChange({ categoryId: path.at(-1) ?? value.categoryId })}
        />
        <label htmlFor="productBrand">品牌</label>
        <Select
          id="productBrand"
          disabled={isLocked}
          showSearch={{ filterOption: false, onSearch: brands.search }}
          options={brands.options}
          value={value.brandId}
          onChange={(brandId: string) => onChange({ brandId })}
        />
        <label htmlFor="productTags">标签</label>
        <Select
          id="productTags"
          mode="tags"
          disabled={isLocked}
          maxCount={product.maxTags}
          tokenSeparators={[',', '，']}
          value={value.tags}
          onChange={(tags: string[]) => onChange({ tags })}
        />
        <label htmlFor="productTemplate">运费模板</label>
        <Select
          id="productTemplate"
          disabled={isLocked}
          options={templates.map(({ id, name, shipsFrom }) => ({ value: id, label: `${name}，${shipsFrom}发` }))}
          value={value.shippingTemplateId}
          onChange={(shippingTemplateId: string) => onChange({ shippingTemplateId })}
        />
        <label htmlFor="productLimit">每人限购</label>
        <InputNumber
          id="productLimit"
          disabled={isLocked}
          min={1}
          max={product.maxLimit}
          placeholder="不限"
          value={value.limitPerUser}
          onChange={(limitPerUser) => onChange({ limitPerUser })}
        />
        {value.parameters.map(([name, text], at) => (
          // The place is what a line is known by while its name is being typed.
          // oxlint-disable-next-line react/no-array-index-key
          <ParameterLine key={at} at={at} name={name} text={text} isLocked={isLocked} onChange={parameters} />
        ))}
      </div>
      {!isLocked && value.parameters.length < product.maxParameters && (
        <Button type="link" onClick={() => onChange({ parameters: [...value.parameters, ['参数', '值']] })}>
          加一个参数
        </Button>
      )}
      {!isLocked && value.parameters.length > 0 && (
        <Button type="link" onClick={() => onChange({ parameters: value.parameters.slice(0, -1) })}>
          去掉最后一个
        </Button>
      )}
    </Panel>
  );
}

interface LineProps {
  readonly at: number;
  readonly name: string;
  readonly text: string;
  readonly isLocked: boolean;
  readonly onChange: (at: number, side: 0 | 1, text: string) => void;
}

function ParameterLine({ at, name, text, isLocked, onChange }: LineProps) {
  return (
    <>
      <Input
        aria-label={`第 ${at + 1} 个参数的名称`}
        disabled={isLocked}
        maxLength={product.parameterNameMax}
        value={name}
        onChange={({ target }) => onChange(at, 0, target.value)}
      />
      <Input
        aria-label={`第 ${at + 1} 个参数的值`}
        disabled={isLocked}
        maxLength={product.parameterMax}
        value={text}
        onChange={({ target }) => onChange(at, 1, target.value)}
      />
    </>
  );
}

import { rules } from '@jiwu/contract/rules';
import { Button, Cascader, Input, Select } from 'antd';
import { Link, useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { useMay } from '../../session/access.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ExportButton } from '../../ui/exports/ExportButton.tsx';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { ViewTabs } from '../../ui/views/ViewTabs.tsx';
import { saveFile } from '../../ui/files/saveFile.ts';
import { Named } from '../parts/Named.tsx';
import { useBrands } from '../parts/useBrands.ts';
import { useCategories } from '../parts/useCategories.ts';
import { productStates } from './productStates.ts';
import styles from './Products.module.css';

type Row = ItemOf<'staffProductList'>;
type View = (typeof rules.goods.views)[number];

const viewNames: Readonly<Record<View, string>> = {
  all: '全部',
  onSale: '在售',
  offSale: '已下架',
  draft: '没发布过',
  edited: '有草稿',
  scheduled: '定了时间',
};

/** Every product, what was changed last first. */
export function ProductsPage() {
  const { query, change } = useAddress();
  const navigate = useNavigate();
  const may = useMay();
  const { tree, pathOf } = useCategories();
  const brands = useBrands();
  const filters: Readonly<Record<string, string>> = Object.fromEntries(
    ['view', 'words', 'categoryId', 'brandId'].flatMap((key) => (query[key] ? [[key, query[key]]] : [])),
  );
  const list = useCursorList('staffProductList', filters);
  const takeAway = async (format: 'xlsx' | 'csv') => {
    const wish = { format, ...pick(query, ['categoryId', 'brandId']) };
    saveFile(await client.fetchFile('staffProductExport', { query: wish }), `商品.${format}`);
  };
  return (
    <>
      <PageHead title="商品" about="改动先存草稿，核对后发布；顾客 5 秒内看到">
        <ExportButton
          kind="products"
          filters={filters}
          also={
            may('staffProductExport')
              ? [
                  {
                    type: 'group',
                    label: '规格表，改好能再导入',
                    children: [
                      { key: 'skusXlsx', label: 'Excel（xlsx）', onClick: () => void takeAway('xlsx') },
                      { key: 'skusCsv', label: 'CSV', onClick: () => void takeAway('csv') },
                    ],
                  },
                ]
              : []
          }
        />
        {may('staffImportUpload') && <Button onClick={() => void navigate('/products/import')}>导入</Button>}
        {may('staffProductCreate') && (
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => void navigate('/products/new')}>
            新建商品
          </Button>
        )}
      </PageHead>
      <ViewTabs
        page="products"
        views={rules.goods.views.map((view) => ({
          name: viewNames[view],
          query: view === 'all' ? '' : `view=${view}`,
        }))}
      />
      <div className={styles['filters']}>
        <Input.Search
          aria-label="找商品"
          placeholder="标题、规格编码、商品号"
          allowClear
          maxLength={60}
          defaultValue={query['words'] ?? ''}
          onSearch={(words) => change({ words: words.trim() })}
        />
        <Cascader
          aria-label="类目"
          placeholder="类目"
          changeOnSelect
          allowClear
          options={tree}
          value={query['categoryId'] ? pathOf(query['categoryId']) : []}
          onChange={(path) => change({ categoryId: path?.at(-1) })}
        />
        <Select
          aria-label="品牌"
          placeholder="品牌"
          allowClear
          showSearch={{ filterOption: false, onSearch: brands.search }}
          options={brands.options}
          value={query['brandId'] ?? null}
          onChange={(brandId: string | null) => change({ brandId: brandId ?? undefined })}
        />
      </div>
      <ListTable
        what="商品"
        name="products"
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate(`/products/${id}`)}
        empty={<StateMessage icon="tag" title="没有这样的商品" />}
        columns={[
          {
            title: '商品',
            key: 'title',
            render: (_, { id, title, no, picture, skuCount }: Row) => (
              <Link to={`/products/${id}`}>
                <Named picture={picture} title={title} note={`${no} · ${skuCount} 个规格`} />
              </Link>
            ),
          },
          { title: '类目', dataIndex: 'categoryName' },
          { title: '品牌', dataIndex: 'brandName' },
          { title: '售价', key: 'price', align: 'right', render: (_, { priceFen }: Row) => priceWords(priceFen) },
          { title: '可售', dataIndex: 'available', align: 'right' },
          { title: '已售', dataIndex: 'salesCount', align: 'right' },
          {
            title: '状态',
            key: 'state',
            render: (_, { state }: Row) => <StateMark isOn={state === 'onSale'}>{productStates[state]}</StateMark>,
          },
          { title: '草稿', key: 'draft', render: (_, { draft }: Row) => draftWords(draft) },
          { title: '改于', dataIndex: 'updatedAt', render: (at: string) => formatTime(at) },
        ]}
      />
    </>
  );
}

function pick(query: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.flatMap((key) => (query[key] ? [[key, query[key]]] : [])));
}

function priceWords(price: Row['priceFen']): string {
  if (price === null) return '—';
  const { from, to } = price;
  return from === to ? formatFen(from) : `${formatFen(from)} 至 ${formatFen(to)}`;
}

function draftWords(draft: Row['draft']): string {
  if (draft === null) return '—';
  return draft.publishAt === null ? '有改动' : `${formatTime(draft.publishAt)} 发布`;
}

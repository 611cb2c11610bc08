import type { ExportKindName } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Dropdown, type MenuProps } from 'antd';
import { say } from '../../api/say.ts';
import { useSend } from '../form/useSend.ts';
import { Icon } from '../icon/Icon.tsx';
import { useColumnChoice } from '../list/columns/useColumnChoice.ts';

interface ExportButtonProps {
  readonly kind: ExportKindName;
  /** Those of the list, as they stand in the address. */
  readonly filters: Readonly<Record<string, string>>;
  /** Other files of the same page. */
  readonly also?: MenuProps['items'];
}

/** Takes the list away as it is filtered now, with the columns that it shows, as a file: made in the background, it waits behind the bell of exports. */
export function ExportButton({ kind, filters, also }: ExportButtonProps) {
  const ask = useSend('staffExportAsk');
  const columns = useColumnChoice(kind);
  const others: ReadonlySet<string> = new Set(rules.staffExport.columns[kind].slice(1));
  const hidden = columns.hidden.filter((column) => others.has(column));
  const start = async (format: 'xlsx' | 'csv') => {
    const asked = await ask.send({ body: { kind, format, filters: { ...filters }, hidden } });
    if (asked) say.done('正在后台生成，好了在右上角“我的导出”里下载');
  };
  if (ask.problem) say.failure(ask.problem);
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          {
            type: 'group',
            label: hidden.length > 0 ? '现在的筛选，只有显示的列' : '现在的筛选，全部的列',
            children: [
              { key: 'xlsx', label: 'Excel（xlsx）', onClick: () => void start('xlsx') },
              { key: 'csv', label: 'CSV', onClick: () => void start('csv') },
            ],
          },
          ...(also ?? []),
        ],
      }}
    >
      <Button icon={<Icon name="download" />} loading={ask.isBusy}>
        导出
      </Button>
    </Dropdown>
  );
}

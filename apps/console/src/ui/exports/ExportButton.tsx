import type { ExportKindName } from '@jiwu/contract';
import { Button, Dropdown } from 'antd';
import { say } from '../../api/say.ts';
import { useSend } from '../form/useSend.ts';
import { Icon } from '../icon/Icon.tsx';

interface ExportButtonProps {
  readonly kind: ExportKindName;
  /** Those of the list, as they stand in the address. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Takes the list as it is filtered now away as a file, made in the background; the file waits behind the bell of exports. */
export function ExportButton({ kind, filters }: ExportButtonProps) {
  const ask = useSend('staffExportAsk');
  const start = async (format: 'xlsx' | 'csv') => {
    const asked = await ask.send({ body: { kind, format, filters: { ...filters } } });
    if (asked) say.done('正在后台生成，好了在右上角“我的导出”里下载');
  };
  if (ask.problem) say.failure(ask.problem);
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'xlsx', label: 'Excel（xlsx）', onClick: () => void start('xlsx') },
          { key: 'csv', label: 'CSV', onClick: () => void start('csv') },
        ],
      }}
    >
      <Button icon={<Icon name="download" />} loading={ask.isBusy}>
        导出
      </Button>
    </Dropdown>
  );
}

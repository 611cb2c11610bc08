import { Button, Dropdown } from 'antd';
import { Icon } from '../icon/Icon.tsx';

export type TemplateFormat = 'xlsx' | 'csv';

/** Takes away an empty file with the right headings, to be filled in and brought back. */
export function TemplateButton({ onTake }: { onTake: (format: TemplateFormat) => void }) {
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'xlsx', label: 'Excel（xlsx）', onClick: () => onTake('xlsx') },
          { key: 'csv', label: 'CSV', onClick: () => onTake('csv') },
        ],
      }}
    >
      <Button icon={<Icon name="download" />}>下载模板</Button>
    </Dropdown>
  );
}

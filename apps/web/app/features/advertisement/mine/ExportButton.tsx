import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { saveFile } from '../../../ui/files/saveFile.ts';
import { useStep } from '../../../ui/form/useStep.ts';
import { loadClient } from '../adQueries.ts';
import styles from './ExportButton.module.css';

/** 导出明细: each day of each booking as a file for a spreadsheet. */
export function ExportButton() {
  const { isBusy, take } = useStep();
  const save = async () => {
    const client = await loadClient();
    saveFile(await client.fetchFile('advertisementExport', {}), `投放明细-${shanghaiDay(Date.now())}.csv`);
  };
  return (
    <button
      type="button"
      className={styles['export']}
      aria-disabled={isBusy || undefined}
      onClick={() => void take('export', save)}
    >
      {isBusy ? '正在导出' : '导出明细'}
      <Icon name="download" size={14} />
    </button>
  );
}

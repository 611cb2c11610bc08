import { ApiError } from '@jiwu/api-client';
import { rules } from '@jiwu/contract/rules';
import { useState } from 'react';
import { formatCount } from '../../../../format/formatCount.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import { saveFile } from '../../../../ui/files/saveFile.ts';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { useStep } from '../../../../ui/form/useStep.ts';
import type { WayProps } from './WayProps.ts';
import styles from './Way.module.css';

const MOST_MEGABYTES = rules.upload.maxBytes / (1024 * 1024);
const { fileFormats, maxRows } = rules.dropshipping;

/** A sheet of recipients: what is wrong with it as a whole is told here, its rows are read in the background. */
export function UploadSheet({ batch, onDone }: WayProps) {
  const [fileName, setFileName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(file: File) {
    setFileName(file.name);
    setProblem(null);
    try {
      const body = new FormData();
      body.append('file', file, file.name);
      await apiClient.call('dropshippingImport', { params: { id: batch.id }, body }, { inline: true });
      onDone();
    } catch (error) {
      setProblem(refusalOf(error));
    }
    setFileName(null);
  }

  function take(file: File | undefined) {
    if (!file || fileName !== null) return;
    if (file.size > rules.upload.maxBytes) setProblem(`文件太大，请换 ${MOST_MEGABYTES} MB 以内的，或者分成几份。`);
    else void send(file);
  }

  return (
    <div className={styles['way']}>
      <p className={styles['hint']}>
        {fileFormats.join('、')} 都可以，最多 {formatCount(maxRows)}{' '}
        行。列的次序不限，按表头认：收货人、手机、收货地址、商品编码或商品名称、数量。
      </p>
      <label className={styles['drop']}>
        <Icon name="document" size={24} />
        <b role="status">{fileName === null ? '选一份表格，或拖到这里' : `正在上传 ${fileName}`}</b>
        <span>上传后在后台识别，可以离开，好了发消息</span>
        {/* It covers the box, so that a file can be dropped anywhere on it. */}
        <input
          type="file"
          aria-label="名单文件"
          accept=".xlsx,.csv"
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      <FormProblem text={problem} />
      <div className={styles['hint']}>
        没有表格的话，先下载模板：
        {fileFormats.map((format) => (
          <Template key={format} format={format} />
        ))}
      </div>
    </div>
  );
}

function Template({ format }: { format: (typeof fileFormats)[number] }) {
  const { isBusy, take } = useStep();
  const save = async () => {
    saveFile(await apiClient.fetchFile('dropshippingTemplate', { query: { format } }), `集物代发名单模板.${format}`);
  };
  return (
    <>
      {'　'}
      <TextButton busy={isBusy} onClick={() => void take(format, save)}>
        {format} 模板
      </TextButton>
    </>
  );
}

/** A sheet that was refused says itself what is wrong with it. */
function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '没有传上去，请再试一次';
  const { data } = error;
  const isTold = typeof data === 'object' && data !== null && 'sentence' in data && typeof data.sentence === 'string';
  return isTold ? String(data.sentence) : error.message;
}

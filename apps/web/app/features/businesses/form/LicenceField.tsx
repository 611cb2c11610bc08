import { rules } from '@jiwu/contract/rules';
import { Form } from 'antd';
import type { DragEvent } from 'react';
import { OwnPicture } from '../../../shared/files/upload/OwnPicture.tsx';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './LicenceField.module.css';
import { useLicence } from './useLicence.ts';

const checks = ['原件或加盖公章的复印件', '四角都在画面里，字能读清', '有效期没过，名称与上面一致'];
const MB = 1024 * 1024;

export function LicenceField({ complaint }: { complaint: string | undefined }) {
  return (
    <Form.Item
      name="licenceFileId"
      label={
        <>
          营业执照<em className={styles['note']}>JPG、PNG、WebP、PDF，10 MB 以内</em>
        </>
      }
      className={styles['field'] ?? ''}
      rules={[{ required: true, message: '请上传营业执照，传完再提交' }]}
      {...(complaint === undefined ? {} : { extra: complaint })}
    >
      <LicenceInput />
    </Form.Item>
  );
}

interface LicenceInputProps {
  id?: string;
  /** The file as the shop knows it. */
  value?: string;
  onChange?: (fileId: string | undefined) => void;
}

function LicenceInput({ id, value, onChange }: LicenceInputProps) {
  const { sending, problem, send, stop } = useLicence({ value, onChange });
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void send(file);
  };
  return (
    <div className={styles['licence']}>
      <div
        className={styles['box']}
        data-look={value && !sending ? 'picture' : 'empty'}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        {sending ? (
          <Sending {...sending} onStop={stop} />
        ) : value ? (
          <OwnPicture fileId={value} alt="营业执照" width="640" />
        ) : (
          <p>
            <Icon name="document" size={24} />
            选一张照片，或把文件拖到这里
          </p>
        )}
      </div>
      <div>
        <ul>
          {checks.map((check) => (
            <li key={check}>
              <Icon name="check" size={16} />
              {check}
            </li>
          ))}
        </ul>
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
        {/* A label of its own beside the field's: the button is what one presses. */}
        <label className={styles['choose']}>
          <Icon name="camera" size={16} />
          {value ? '换一张' : '选择文件'}
          <input
            type="file"
            {...(id === undefined ? {} : { id })}
            accept={rules.business.licenceTypes.join(',')}
            aria-label="营业执照，选择文件"
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
          />
        </label>
      </div>
    </div>
  );
}

function Sending({ name, bytes, onStop }: { name: string; bytes: number; onStop: () => void }) {
  return (
    <div className={styles['sending']}>
      <p role="status">
        正在上传 {name}，{Math.max(0.1, bytes / MB).toFixed(1)} MB
      </p>
      <span className={styles['bar']} aria-hidden="true" />
      <TextButton onClick={onStop}>停止上传</TextButton>
    </div>
  );
}

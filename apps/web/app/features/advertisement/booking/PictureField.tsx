import { rules } from '@jiwu/contract/rules';
import { Form } from 'antd';
import { OwnPicture } from '../../../shared/files/upload/OwnPicture.tsx';
import { useFileField } from '../../../shared/files/upload/useFileField.ts';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Place } from '../aim.ts';
import type { Creative } from './BookingValues.ts';
import styles from './PictureField.module.css';
import { creativeRefusal, sizeWords, uploadCreative } from './creative.ts';

interface PictureFieldProps {
  place: Place;
}

export function PictureField({ place }: PictureFieldProps) {
  return (
    <Form.Item
      name="picture"
      label={
        <>
          图片<em>{sizeWords(place)}</em>
        </>
      }
      rules={[{ required: true, message: '请上传图片，传完再付' }]}
    >
      <PictureInput place={place} />
    </Form.Item>
  );
}

interface PictureInputProps extends PictureFieldProps {
  id?: string;
  value?: Creative;
  onChange?: (value: Creative | undefined) => void;
}

function PictureInput({ id, place, value, onChange }: PictureInputProps) {
  const { sending, problem, send, stop } = useFileField({
    value,
    onChange,
    refusalOf: creativeRefusal,
    upload: (file, signal) => uploadCreative(place, file, signal),
  });
  return (
    <>
      <div className={styles['box']} data-empty={!value && !sending}>
        {sending ? (
          <p role="status">
            正在上传 {sending.name}
            <TextButton onClick={stop}>停止上传</TextButton>
          </p>
        ) : (
          value && (
            <>
              <span className={styles['picture']}>
                <OwnPicture key={value.fileId} fileId={value.fileId} alt="" width="320" />
              </span>
              <span className={styles['words']}>
                <b>{value.name}</b>
                <small>
                  <Icon name="tick" size={14} />
                  {value.note}
                </small>
              </span>
            </>
          )
        )}
        {!sending && (
          <label className={styles['choose']}>
            {value ? '换' : '选择图片'}
            <input
              type="file"
              {...(id === undefined ? {} : { id })}
              accept={rules.upload.imageTypes.join(',')}
              aria-label={value ? '图片，换一张' : '图片，选择文件'}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void send(file);
                target.value = '';
              }}
            />
          </label>
        )}
      </div>
      <p className={styles['problem']} role="alert">
        {problem}
      </p>
    </>
  );
}

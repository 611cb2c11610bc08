import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useId } from 'react';
import { addressQueries } from '../../../shared/people/address/addressQueries.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Business } from '../businessQueries.ts';
import styles from './CodeField.module.css';
import { placeName } from './placeName.ts';
import { plainCode, readCode } from './readCode.ts';

interface CodeFieldProps {
  kind: Business['kind'];
  /** What staff found wrong with it. */
  complaint: string | undefined;
}

/** The code is read while it is typed: its parts, how much is missing, and whether the last sign fits. */
export function CodeField({ kind, complaint }: CodeFieldProps) {
  const code = plainCode(Form.useWatch<string | undefined>('creditCode'));
  const divisions = useQuery(addressQueries.divisions());
  const readingId = useId();
  const { segments, verdict, words } = readCode(code, kind, (at) => placeName(divisions.data?.provinces ?? [], at));
  return (
    <>
      <Form.Item
        name="creditCode"
        label={
          <>
            统一社会信用代码<em className={styles['note']}>18 位</em>
          </>
        }
        className={styles['field'] ?? ''}
        {...(complaint === undefined ? {} : { extra: complaint })}
        rules={[
          {
            validator: (_, typed?: string) => {
              const reading = readCode(plainCode(typed), kind, () => undefined);
              if (reading.verdict === 'right') return Promise.resolve();
              return Promise.reject(new Error(reading.verdict === 'wrong' ? reading.words : '请输入 18 位代码'));
            },
          },
        ]}
      >
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          className={styles['code'] ?? ''}
          data-verdict={verdict}
          aria-describedby={readingId}
          suffix={verdict === 'right' ? <Icon name="tick" size={20} /> : <span />}
        />
      </Form.Item>
      <div id={readingId} className={styles['reading']} data-verdict={verdict}>
        {segments.length > 0 && (
          <ul aria-label="代码的组成">
            {segments.map(({ text, label, isWrong }, nth) => (
              // oxlint-disable-next-line react/no-array-index-key -- a part has its place
              <li key={nth} data-wrong={isWrong || undefined}>
                <b>{text}</b>
                <span>{label}</span>
              </li>
            ))}
          </ul>
        )}
        <p role="status">
          {verdict === 'wrong' && <Icon name="info" size={14} />}
          {words}
        </p>
      </div>
    </>
  );
}

import { rules } from '@jiwu/contract/rules';
import { Button, InputNumber, Select } from 'antd';
import styles from '../Marketing.module.css';
import type { Platform, ProfileFields } from './profileForm.ts';

const { maxPlatforms, maxPlatformFollowers, platformNames, platforms } = rules.celebrity;

interface PlatformFieldsProps {
  readonly rows: ProfileFields['platforms'];
  readonly onChange: (rows: ProfileFields['platforms']) => void;
}

/** Where else a celebrity is followed, and by how many; each platform once. */
export function PlatformFields({ rows, onChange }: PlatformFieldsProps) {
  const free = platforms.filter((platform) => rows.every((row) => row.platform !== platform));
  const [next] = free;
  const put = (at: number, change: Partial<ProfileFields['platforms'][number]>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  return (
    <>
      <span>别处的粉丝</span>
      {rows.map(({ platform, followers }, at) => (
        <div key={platform} className={styles['row']}>
          <Select
            aria-label={`第 ${at + 1} 个平台`}
            style={{ width: 112 }}
            value={platform}
            onChange={(chosen: Platform) => put(at, { platform: chosen })}
            options={[platform, ...free].map((value) => ({ value, label: platformNames[value] }))}
          />
          <InputNumber
            aria-label={`${platformNames[platform]}的粉丝`}
            suffix="人"
            min={0}
            max={maxPlatformFollowers}
            precision={0}
            value={followers}
            onChange={(count) => put(at, { followers: count })}
          />
          <Button
            aria-label={`去掉${platformNames[platform]}`}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          >
            去掉
          </Button>
        </div>
      ))}
      {next && rows.length < maxPlatforms && (
        <Button onClick={() => onChange([...rows, { platform: next, followers: null }])}>加一个平台</Button>
      )}
    </>
  );
}

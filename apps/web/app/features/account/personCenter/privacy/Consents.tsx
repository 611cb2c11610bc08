import { policies } from '@jiwu/contract/policies';
import { formatMinute } from '../../../../format/formatTime.ts';
import { SettingDrawer } from '../SettingDrawer.tsx';
import { SettingRow } from '../SettingRow.tsx';
import styles from './Consents.module.css';

interface ConsentsProps {
  open: boolean;
  consents: readonly { document: string; version: string; agreedAt: string }[];
  onClose: () => void;
}

export function Consents({ open, consents, onClose }: ConsentsProps) {
  return (
    <SettingDrawer title="同意记录" open={open} onClose={onClose}>
      {consents.length === 0 && <p>还没有同意过文件。</p>}
      <ul>
        {consents.map(({ document, version, agreedAt }) => (
          <SettingRow
            key={document + version}
            icon="document"
            title={`${titleOf(document)} ${version} 版`}
            note={`${formatMinute(agreedAt)} 同意`}
          >
            <a className={styles['read']} href={`/${document}`} target="_blank" rel="noreferrer">
              看现行版本
            </a>
          </SettingRow>
        ))}
      </ul>
    </SettingDrawer>
  );
}

function titleOf(document: string): string {
  return document in policies ? policies[document as keyof typeof policies].title : document;
}

import { rules } from '@jiwu/contract/rules';
import { Form, Input } from 'antd';
import { Panel } from '../../../ui/panel/Panel.tsx';
import type { Business } from '../businessQueries.ts';
import { principalNames } from '../stateNames.ts';
import { CodeField } from './CodeField.tsx';
import { KindField } from './KindField.tsx';
import { LicenceField } from './LicenceField.tsx';
import styles from './LicencePanel.module.css';
import { ValidField } from './ValidField.tsx';

interface LicencePanelProps {
  kind: Business['kind'];
  /** What staff found wrong, by field. */
  complaints: Readonly<Record<string, string>>;
}

const { licenceName, principal } = rules.business;
const said = (complaint: string | undefined) => (complaint === undefined ? {} : { extra: complaint });

export function LicencePanel({ kind, complaints }: LicencePanelProps) {
  return (
    <Panel title="执照信息">
      <KindField />
      <CodeField kind={kind} complaint={complaints['creditCode']} />
      <Form.Item
        name="licenceName"
        label="执照上的名称"
        rules={[{ required: true, whitespace: true }, { max: licenceName.max }]}
        {...said(complaints['licenceName'])}
      >
        <Input autoComplete="organization" placeholder="照执照原样填，包括括号" />
      </Form.Item>
      <div className={styles['pair']}>
        <Form.Item
          name="principal"
          label={principalNames[kind]}
          rules={[{ required: true, whitespace: true }, { max: principal.max }]}
          {...said(complaints['principal'])}
        >
          <Input autoComplete="off" placeholder="与执照一致" />
        </Form.Item>
        <ValidField complaint={complaints['validUntil']} />
      </div>
      <LicenceField complaint={complaints['licence']} />
    </Panel>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { rules } from '@jiwu/contract/rules';
import { isCreditCode } from '@jiwu/kernel';
import { Button, Checkbox, Form, Input, Radio } from 'antd';
import { apiClient } from '../../../session/apiClient.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmit } from '../../forms/useSubmit.ts';
import { invoiceQueries } from './invoiceQueries.ts';
import styles from './InvoiceTitleForm.module.css';
import type { InvoiceTitle } from './InvoiceWish.ts';

interface Values {
  kind: InvoiceTitle['kind'];
  title: string;
  taxNo?: string;
  isDefault?: boolean;
}

interface InvoiceTitleFormProps {
  /** Null for a new one. */
  title: InvoiceTitle | null;
  onSaved: (saved: InvoiceTitle) => void;
  onCancel: () => void;
}

/** As a licence shows it, whatever spaces and small letters were typed. */
const codeOf = (typed: string | undefined) => (typed ?? '').replaceAll(/\s/g, '').toUpperCase();

export function InvoiceTitleForm({ title, onSaved, onCancel }: InvoiceTitleFormProps) {
  const [form] = Form.useForm<Values>();
  const queries = useQueryClient();
  const kind = Form.useWatch('kind', form) ?? title?.kind ?? 'personal';
  const submission = useSubmit<Values>({
    form,
    send: async (values) => {
      const isCompany = values.kind === 'company';
      const body = {
        kind: values.kind,
        title: values.title.trim(),
        taxNo: isCompany ? codeOf(values.taxNo) : null,
        isDefault: values.isDefault ?? false,
      };
      const saved = title
        ? await apiClient.call('invoiceTitleUpdate', { params: { id: title.id }, body }, { inline: true })
        : await apiClient.call('invoiceTitleCreate', { body }, { inline: true });
      await queries.invalidateQueries(invoiceQueries.titles());
      onSaved(saved);
    },
    fieldOf: { CREDIT_CODE_WRONG: 'taxNo' },
  });
  return (
    <AccountForm
      form={form}
      submission={submission}
      initialValues={{ kind, title: title?.title ?? '', taxNo: title?.taxNo ?? '', isDefault: false }}
    >
      <Form.Item name="kind" label="抬头类型">
        <Radio.Group
          options={[
            { value: 'personal', label: '个人' },
            { value: 'company', label: '企业' },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="title"
        label={kind === 'company' ? '企业名称' : '姓名'}
        rules={[
          { required: true, whitespace: true, message: kind === 'company' ? '请填写企业名称' : '请填写姓名' },
          { max: rules.invoice.titleMax },
        ]}
      >
        <Input autoComplete={kind === 'company' ? 'organization' : 'name'} />
      </Form.Item>
      {kind === 'company' && (
        <Form.Item
          name="taxNo"
          label="统一社会信用代码"
          rules={[
            {
              validator: (_, typed?: string) =>
                isCreditCode(codeOf(typed))
                  ? Promise.resolve()
                  : Promise.reject(new Error('代码不对，请核对营业执照上的 18 位代码')),
            },
          ]}
        >
          <Input autoComplete="off" placeholder="18 位数字和大写字母" />
        </Form.Item>
      )}
      {!title?.isDefault && (
        <Form.Item name="isDefault" valuePropName="checked">
          <Checkbox className={styles['box'] ?? ''}>设为默认抬头</Checkbox>
        </Form.Item>
      )}
      <SubmitButton sending={submission.sending}>保存抬头</SubmitButton>
      <Button className={styles['back'] ?? ''} block size="large" onClick={onCancel}>
        返回
      </Button>
    </AccountForm>
  );
}

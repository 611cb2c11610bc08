import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Cascader, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { addressQueries } from './addressQueries.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmit } from '../../forms/useSubmit.ts';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import type { Address } from './Address.ts';
import styles from './AddressForm.module.css';
import { DivisionChoices } from './DivisionChoices.tsx';
import { divisionOptions, divisionPath } from './divisionOptions.ts';
import { PasteAddress } from './PasteAddress.tsx';
import type { Recognised } from './Recognised.ts';

interface Values {
  recipient: string;
  phoneNumber: string;
  division: string[];
  detail: string;
  label?: string;
  isDefault: boolean;
}

interface AddressFormProps {
  /** Null for a new one. */
  address: Address | null;
  /** Begins with the field to paste into. */
  isPasted?: boolean;
  onDone: (saved: Address) => void;
}

export function AddressForm({ address, isPasted = false, onDone }: AddressFormProps) {
  const [form] = Form.useForm<Values>();
  const queries = useQueryClient();
  /** The places that a pasted text can mean, until one is chosen. */
  const [choices, setChoices] = useState<readonly string[]>([]);
  const divisions = useQuery(addressQueries.divisions());
  const options = divisions.data ? divisionOptions(divisions.data.provinces) : [];
  const submission = useSubmit<Values>({
    form,
    send: async ({ division, label, ...rest }) => {
      const body = { ...rest, divisionCode: division.at(-1) ?? '', label: label?.trim() || null };
      const saved = address
        ? await apiClient.call('addressUpdate', { params: { id: address.id }, body }, { inline: true })
        : await apiClient.call('addressCreate', { body }, { inline: true });
      await queries.invalidateQueries(addressQueries.addresses());
      showToast({ kind: 'success', text: '地址已保存' });
      onDone(saved);
    },
    fieldOf: { DIVISION_UNKNOWN: 'division' },
  });

  async function fill({ recipient, phoneNumber, divisionCode, detail, unclear }: Recognised) {
    // A user who pastes at once may be quicker than the loading of the divisions.
    const { provinces } = await queries.query(addressQueries.divisions());
    const path = divisionCode ? divisionPath(divisionOptions(provinces), divisionCode) : [];
    // What this text does not say is empty: a part of an earlier one would send the parcel to somebody else.
    form.setFields([
      { name: 'recipient', value: recipient ?? '', errors: [] },
      { name: 'phoneNumber', value: phoneNumber ?? '', errors: [] },
      { name: 'division', value: path, errors: [] },
      { name: 'detail', value: detail ?? '', errors: [] },
    ]);
    setChoices(unclear.find(({ field }) => field === 'divisionCode')?.choices ?? []);
  }

  function choose(code: string) {
    form.setFieldsValue({ division: divisionPath(options, code) });
    setChoices([]);
  }

  if (divisions.isError) {
    return (
      <LoadFailed
        text={divisions.error.message}
        retrying={divisions.isFetching}
        onRetry={() => void divisions.refetch()}
      />
    );
  }
  return (
    <>
      {!address && <PasteAddress isFirst={isPasted} onRecognised={fill} />}
      {divisions.data && (
        <AccountForm form={form} submission={submission} initialValues={initialValues(address, options)}>
          <Form.Item name="recipient" label="收件人" rules={[{ required: true, whitespace: true }, { max: 24 }]}>
            <Input autoComplete="name" />
          </Form.Item>
          <PhoneField />
          <Form.Item name="division" label="所在地区" rules={[{ required: true, message: '请选择所在地区' }]}>
            <Cascader
              options={options}
              showSearch={{ limit: 20 }}
              placeholder="省 / 市 / 区"
              placement="bottomLeft"
              classNames={{ popup: { root: styles['popup'] ?? '' } }}
              onChange={() => setChoices([])}
            />
          </Form.Item>
          <DivisionChoices options={options} codes={choices} onChoose={choose} />
          <Form.Item name="detail" label="详细地址" rules={[{ required: true, whitespace: true }, { max: 120 }]}>
            <Input.TextArea
              autoSize={{ minRows: 2, maxRows: 4 }}
              autoComplete="street-address"
              placeholder="街道、门牌、楼层、房间"
            />
          </Form.Item>
          <Form.Item name="label" label="标签（选填）" rules={[{ max: 8 }]}>
            <Input autoComplete="off" placeholder="家、公司" />
          </Form.Item>
          {!address?.isDefault && (
            <Form.Item name="isDefault" valuePropName="checked">
              <Checkbox className={styles['box'] ?? ''}>设为默认地址</Checkbox>
            </Form.Item>
          )}
          <SubmitButton sending={submission.sending}>保存地址</SubmitButton>
        </AccountForm>
      )}
    </>
  );
}

function initialValues(address: Address | null, options: Parameters<typeof divisionPath>[0]): Partial<Values> {
  if (!address) return { isDefault: false };
  const { recipient, phoneNumber, divisionCode, detail, label, isDefault } = address;
  return {
    recipient,
    phoneNumber,
    division: divisionPath(options, divisionCode),
    detail,
    label: label ?? '',
    isDefault,
  };
}

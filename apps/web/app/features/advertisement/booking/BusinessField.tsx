import type { Business } from '@jiwu/contract';
import { Form, Select } from 'antd';
import { otherBusinesses } from './otherBusinesses.ts';

/** In whose name; only those that were approved. */
export function BusinessField({ businesses }: { businesses: readonly Business[] }) {
  const options = businesses
    .filter(({ state }) => state === 'approved')
    .map(({ id, shopName }) => ({ value: id, label: shopName }));
  const others = otherBusinesses(businesses);
  return (
    <Form.Item
      name="businessId"
      label="商户"
      rules={[{ required: true }]}
      {...(others === null ? {} : { extra: others })}
    >
      <Select options={options} placeholder="选一家商户" />
    </Form.Item>
  );
}

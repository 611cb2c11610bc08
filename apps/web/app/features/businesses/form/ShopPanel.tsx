import { rules } from '@jiwu/contract/rules';
import { Form, Input } from 'antd';
import { PhoneInput } from '../../../shared/forms/PhoneInput.tsx';
import { useUserCache } from '../../../session/userCache.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import type { FormValues } from './formValues.ts';
import pair from './LicencePanel.module.css';
import { senderPhoneRules } from './senderPhoneRules.ts';
import { WaybillPreview } from './WaybillPreview.tsx';

interface ShopPanelProps {
  /** As typed so far. */
  values: FormValues | undefined;
  /** Of staff, by field. */
  complaints: Readonly<Record<string, string>>;
}

const { shopName, senderName, email, website } = rules.business;

export function ShopPanel({ values, complaints }: ShopPanelProps) {
  const own = useUserCache()?.operator.phoneNumber ?? '';
  const shop = values?.shopName?.trim() ?? '';
  return (
    <Panel title="店铺与寄件">
      <div className={pair['pair']}>
        <Form.Item
          name="shopName"
          label="店铺名"
          rules={[{ required: true, whitespace: true }, { min: shopName.min }, { max: shopName.max }]}
          extra={complaints['shop'] ?? `顾客和客服看到的名字，${shopName.min} 到 ${shopName.max} 个字`}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="contactPhone"
          label="联系人手机"
          rules={[{ pattern: rules.phonePattern, message: '请输入 11 位手机号，或留空' }]}
          extra="不填就用账户手机，审核结果发消息告诉您"
        >
          <PhoneInput autoComplete="off" placeholder={own ?? ''} />
        </Form.Item>
        <Form.Item
          name="email"
          label="联系邮箱"
          rules={[{ type: 'email' }, { max: email.max }]}
          extra={complaints['email'] ?? '可以不填，审核时可能用它联系您'}
        >
          <Input autoComplete="off" type="text" inputMode="email" placeholder="如 service@example.com" />
        </Form.Item>
        <Form.Item
          name="website"
          label="店铺网站"
          validateFirst
          rules={[{ type: 'url' }, { pattern: website.start }, { max: website.max }]}
          extra={complaints['website'] ?? '可以不填，以 https:// 或 http:// 开头'}
        >
          <Input autoComplete="off" type="text" inputMode="url" placeholder="如 https://shop.example.com" />
        </Form.Item>
        <Form.Item name="senderName" label="寄件人" rules={[{ max: senderName.max }]}>
          <Input autoComplete="off" placeholder="不填就用店铺名" />
        </Form.Item>
        <Form.Item name="senderPhone" label="寄件电话" rules={senderPhoneRules}>
          <Input autoComplete="off" type="tel" placeholder="手机或座机" />
        </Form.Item>
      </div>
      <WaybillPreview senderName={values?.senderName?.trim() || shop} senderPhone={values?.senderPhone?.trim() ?? ''} />
    </Panel>
  );
}

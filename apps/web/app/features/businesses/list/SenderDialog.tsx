import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { apiClient } from '../../../session/apiClient.ts';
import { AccountForm } from '../../../shared/forms/AccountForm.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useSubmit } from '../../../shared/forms/useSubmit.ts';
import { PageDialog } from '../../../ui/antd/dialog/PageDialog.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { type Business, businessQueries } from '../businessQueries.ts';
import { senderPhoneRules } from '../form/senderPhoneRules.ts';

interface Values {
  senderName: string;
  senderPhone: string;
}

interface SenderDialogProps {
  business: Business;
  onClose: () => void;
}

/** 改寄件人: counts at once, from the next batch on. */
export default function SenderDialog({ business, onClose }: SenderDialogProps) {
  const { id, version, senderName, senderPhone } = business;
  const [form] = Form.useForm<Values>();
  const client = useQueryClient();
  const submission = useSubmit<Values>({
    form,
    send: async (values) => {
      const body = { senderName: values.senderName.trim(), senderPhone: values.senderPhone.trim(), version };
      await apiClient.call('businessSender', { params: { id }, body }, { inline: true });
      await client.invalidateQueries(businessQueries.list());
      showToast({ kind: 'success', text: '寄件人已改，下一批代发开始用' });
      onClose();
    },
  });
  return (
    <PageDialog title="改寄件人" onClose={onClose}>
      <AccountForm form={form} submission={submission} initialValues={{ senderName, senderPhone }}>
        <Form.Item
          name="senderName"
          label="寄件人"
          rules={[{ required: true, whitespace: true }, { max: rules.business.senderName.max }]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="senderPhone" label="寄件电话" rules={senderPhoneRules}>
          <Input autoComplete="off" type="tel" placeholder="手机或座机" />
        </Form.Item>
        <SubmitButton sending={submission.sending}>保存寄件人</SubmitButton>
      </AccountForm>
    </PageDialog>
  );
}

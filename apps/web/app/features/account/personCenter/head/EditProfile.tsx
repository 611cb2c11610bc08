import { rules } from '@jiwu/contract/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Input, Skeleton } from 'antd';
import { showToast } from '../../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { useUserCache, userCache } from '../../../../session/userCache.ts';
import { accountQueries } from '../../accountQueries.ts';
import { AccountForm } from '../../../../shared/forms/AccountForm.tsx';
import { SubmitButton } from '../../../../shared/forms/SubmitButton.tsx';
import { useSubmit } from '../../../../shared/forms/useSubmit.ts';
import { SettingDrawer } from '../SettingDrawer.tsx';

interface Values {
  name: string;
  userName: string;
}

interface EditProfileProps {
  open: boolean;
  onClose: () => void;
}

export function EditProfile({ open, onClose }: EditProfileProps) {
  const { data } = useQuery(accountQueries.profile());
  return (
    <SettingDrawer title="编辑资料" open={open} onClose={onClose}>
      {data ? <ProfileForm userName={data.userName} onDone={onClose} /> : <Skeleton active />}
    </SettingDrawer>
  );
}

function ProfileForm({ userName, onDone }: { userName: string; onDone: () => void }) {
  const [form] = Form.useForm<Values>();
  const queries = useQueryClient();
  const name = useUserCache((state) => state.operator.name);
  const submission = useSubmit<Values>({
    form,
    send: async (body) => {
      userCache.update(await apiClient.call('userUpdate', { body }, { inline: true }));
      await queries.invalidateQueries(accountQueries.profile());
      showToast({ kind: 'success', text: '资料已保存' });
      onDone();
    },
    fieldOf: { USER_NAME_TAKEN: 'userName' },
  });
  return (
    <AccountForm form={form} submission={submission} initialValues={{ name, userName }}>
      <Form.Item
        name="name"
        label="昵称"
        rules={[{ required: true, whitespace: true }, { max: rules.name.max }]}
        extra={`最多 ${rules.name.max} 个字`}
      >
        <Input autoComplete="nickname" />
      </Form.Item>
      <Form.Item
        name="userName"
        label="用户名"
        rules={[
          { required: true },
          { pattern: rules.userNamePattern, message: '4 到 24 位字母、数字或下划线，以字母开头' },
        ]}
        extra="登录时可以代替手机号。4 到 24 位字母、数字或下划线，以字母开头。"
      >
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <SubmitButton sending={submission.sending}>保存</SubmitButton>
    </AccountForm>
  );
}

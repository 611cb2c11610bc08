import { rules } from '@jiwu/contract/rules';
import { Form, Input } from 'antd';

const { max } = rules.advertisement.title;

export function TitleField({ title }: { title: string | undefined }) {
  return (
    <Form.Item
      name="title"
      label={
        <>
          标题
          <em>
            {[...(title ?? '')].length} / {max} 字
          </em>
        </>
      }
      messageVariables={{ label: '标题' }}
      rules={[{ required: true, whitespace: true }, { max }]}
    >
      <Input placeholder="一句话，写清是什么" autoComplete="off" />
    </Form.Item>
  );
}

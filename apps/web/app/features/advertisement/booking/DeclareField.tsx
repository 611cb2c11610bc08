import { Checkbox, Form } from 'antd';

/** The promise that goes with a picture. */
export function DeclareField() {
  return (
    <Form.Item
      name="declares"
      valuePropName="checked"
      rules={[
        {
          validator: (_, isDeclared?: boolean) =>
            isDeclared ? Promise.resolve() : Promise.reject(new Error('请先核对，再勾选这一项')),
        },
      ]}
    >
      <Checkbox>
        图片和文字我有权使用，并符合{' '}
        <a href="/guide?topic=advertisement" target="_blank" rel="noopener">
          广告内容规范
        </a>
      </Checkbox>
    </Form.Item>
  );
}

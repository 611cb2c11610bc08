import { Checkbox, Form } from 'antd';
import styles from './AgreementField.module.css';

/** Never ticked beforehand. The documents open beside the form, which stays as it is. */
export function AgreementField() {
  return (
    <Form.Item
      name="agreement"
      valuePropName="checked"
      className={styles['agreement'] ?? ''}
      rules={[
        {
          validator: (_, ticked) =>
            ticked === true ? Promise.resolve() : Promise.reject(new Error('请先阅读，同意后再勾选')),
        },
      ]}
    >
      <Checkbox>
        我已阅读并同意
        <a href="/serviceTerms" target="_blank" rel="noreferrer">
          《服务协议》
        </a>
        和
        <a href="/privacyPolicy" target="_blank" rel="noreferrer">
          《隐私政策》
        </a>
      </Checkbox>
    </Form.Item>
  );
}

import { Button, Checkbox, Form } from 'antd';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import styles from './SendBar.module.css';

interface SendBarProps {
  /** What is sent goes to staff. */
  isReviewed: boolean;
  /** It counts now, and will not while it is reviewed. */
  wasApproved: boolean;
  sending: boolean;
  onCancel: () => void;
}

/** The end of the form: the promise, and what pressing does. */
export function SendBar({ isReviewed, wasApproved, sending, onCancel }: SendBarProps) {
  return (
    <div className={styles['bar']}>
      {isReviewed && wasApproved && (
        <p role="status">改了执照信息，要重新审核。通过之前不能代发、投放和按批发价拿货；随时可以撤回修改。</p>
      )}
      {isReviewed && (
        <Form.Item
          name="agreed"
          valuePropName="checked"
          className={styles['agreed'] ?? ''}
          rules={[
            {
              validator: (_, isAgreed?: boolean) =>
                isAgreed ? Promise.resolve() : Promise.reject(new Error('请先核对，再勾选这一项')),
            },
          ]}
        >
          <Checkbox>以上与执照一致，我对真实性负责</Checkbox>
        </Form.Item>
      )}
      <div className={styles['buttons']}>
        <Button size="large" onClick={onCancel}>
          取消
        </Button>
        <SubmitButton sending={sending}>{isReviewed ? '提交审核' : '保存'}</SubmitButton>
      </div>
    </div>
  );
}

import { rules } from '@jiwu/contract/rules';
import { Form, type FormInstance, type FormRule, Input } from 'antd';
import styles from './ClosingAccountFields.module.css';

type RuleObject = Exclude<FormRule, (...args: never[]) => unknown>;

interface ClosingAccountFieldsProps {
  /** Finance has to pay something; otherwise it is only for the case that a gateway refuses. */
  required: boolean;
}

export interface ClosingAccountValues {
  holder?: string;
  bank?: string;
  number?: string;
}

const { holderMax, bankMax, numberPattern } = rules.closing;

/** Where finance pays what no gateway takes. All of it, or nothing where it may be left out. */
export function ClosingAccountFields({ required }: ClosingAccountFieldsProps) {
  // Judged when the form is sent: who has begun to type an account types all of it.
  const wanted = ({ getFieldsValue }: Pick<FormInstance, 'getFieldsValue'>): RuleObject => ({
    required: required || accountOf(getFieldsValue() as ClosingAccountValues) !== null,
    whitespace: true,
  });
  return (
    <>
      <p className={styles['why']}>
        {required
          ? '财务转账要用的收款账户，加密保存，付清后即删除：'
          : '收款账户，可以不填。原路退不回去时，财务转账到这里；加密保存，付清后即删除：'}
      </p>
      <Form.Item name="holder" label="户名" required={required} rules={[wanted, { max: holderMax }]}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="bank" label="开户银行" required={required} rules={[wanted, { max: bankMax }]}>
        <Input autoComplete="off" placeholder="如 工商银行杭州文三路支行" />
      </Form.Item>
      <Form.Item
        name="number"
        label="银行账号"
        required={required}
        validateFirst
        rules={[wanted, { pattern: numberPattern, message: '请输入 8 到 30 位数字，不带空格' }]}
      >
        <Input autoComplete="off" inputMode="numeric" />
      </Form.Item>
    </>
  );
}

/** What was typed; null: nothing. */
export function accountOf({ holder = '', bank = '', number = '' }: ClosingAccountValues) {
  const account = { holder: holder.trim(), bank: bank.trim(), number: number.trim() };
  return account.holder + account.bank + account.number === '' ? null : account;
}

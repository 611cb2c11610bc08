import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import styles from './AccountForm.module.css';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { ChallengeStatus } from './ChallengeStatus.tsx';
import { keepComplaintRoom, releaseComplaintRoom } from './complaintRoom.ts';
import { useEarlyInput } from './useEarlyInput.ts';
import type { Submission } from './useSubmit.ts';

interface AccountFormProps<V extends object> {
  form: FormInstance<V>;
  submission: Submission<V>;
  initialValues?: Partial<V>;
  children: ReactNode;
}

/**
 * Fields are judged when the form is sent, and a field's complaint goes away while it is being mended: a complaint on
 * leaving a field would move the button from under the finger.
 */
export function AccountForm<V extends object>({ form, submission, initialValues, children }: AccountFormProps<V>) {
  const box = useEarlyInput(form);
  return (
    <Form<V>
      form={form}
      className={styles['form'] ?? ''}
      layout="vertical"
      size="large"
      validateTrigger={[]}
      scrollToFirstError={{ focus: true, block: 'center' }}
      {...(initialValues ? { initialValues } : {})}
      onValuesChange={(changed: Partial<V>) => {
        keepComplaintRoom(box.current);
        clearComplaints(form, Object.keys(changed));
      }}
      onFinish={(values) => {
        releaseComplaintRoom(box.current);
        void submission.submit(values);
      }}
      onFinishFailed={() => releaseComplaintRoom(box.current)}
    >
      <div ref={box}>{children}</div>
      <ChallengeStatus />
      <FormProblem text={submission.problem} />
    </Form>
  );
}

function clearComplaints<V extends object>(form: FormInstance<V>, names: string[]): void {
  type Changes = Parameters<typeof form.setFields>[0];
  form.setFields(names.map((name) => ({ name, errors: [] })) as unknown as Changes);
}

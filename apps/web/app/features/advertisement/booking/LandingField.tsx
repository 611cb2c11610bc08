import { Form } from 'antd';
import { landingKind, priceWords } from '../../../shared/advertisement/adWords.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import type { Landing } from '../adQueries.ts';
import styles from './LandingField.module.css';

interface LandingFieldProps {
  /** What the shop says of the chosen path; null until it has said something. */
  landing: Landing | null;
  onChoose: () => void;
}

/** Where a press on the advertisement leads: chosen in a drawer of its own. */
export function LandingField({ landing, onChoose }: LandingFieldProps) {
  return (
    <Form.Item name="landing" label="落地页" rules={[{ required: true, message: '请选落地页' }]}>
      <LandingInput landing={landing} onChoose={onChoose} />
    </Form.Item>
  );
}

interface LandingInputProps extends LandingFieldProps {
  id?: string;
  value?: string;
}

function LandingInput({ id, value, landing, onChoose }: LandingInputProps) {
  if (!value) {
    return (
      <button type="button" id={id} className={styles['choose']} onClick={onChoose}>
        选一件商品，或填本站的路径
      </button>
    );
  }
  const product = landing?.path === value ? landing.product : null;
  return (
    <div className={styles['chosen']}>
      {product && (
        <span className={styles['picture']}>
          <Picture {...product.picture} alt="" sizes="48px" maxWidth={160} width={48} />
        </span>
      )}
      <span className={styles['words']}>
        <b>{product?.title ?? value}</b>
        <small>{product ? `商品页，普通价 ${priceWords(product)}` : landingKind(value)}</small>
      </span>
      <TextButton label="换落地页" onClick={onChoose}>
        换
      </TextButton>
    </div>
  );
}

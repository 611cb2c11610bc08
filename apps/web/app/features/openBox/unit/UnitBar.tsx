import { Link } from 'react-router';
import { supportPathFor } from '../../../shared/support/supportPath.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './UnitBar.module.css';
import { UnitButton } from './UnitButton.tsx';
import { UnitRemind } from './UnitRemind.tsx';
import type { UnitView } from './useUnitView.ts';

/** At the thumb on phones: be told of it, buy it; and why not, if so. */
export function UnitBar({ view }: { view: UnitView }) {
  return (
    <div className={styles['bar']}>
      <div className={styles['problem']}>{view.locking.problem}</div>
      <div className={styles['buttons']}>
        <Link className={styles['small']} to={supportPathFor('product', view.unit.productId)}>
          <Icon name="chat" />
          客服
        </Link>
        <UnitRemind view={view} />
        <UnitButton view={view} />
      </div>
    </div>
  );
}

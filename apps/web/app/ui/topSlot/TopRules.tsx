import { useState } from 'react';
import { Drawer } from '../drawer/Drawer.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './TopRules.module.css';
import { TopSlot } from './TopSlot.tsx';

interface TopRulesProps {
  title: string;
  paragraphs: readonly string[];
}

/** In the phone's top bar: the rules of what the page is about. */
export function TopRules({ title, paragraphs }: TopRulesProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TopSlot slot="action">
        <button type="button" className={styles['open']} aria-label="说明" onClick={() => setShown(true)}>
          <Icon name="info" size={20} />
        </button>
      </TopSlot>
      {isShown && (
        <Drawer title={title} onClose={() => setShown(false)}>
          <div className={styles['rules']}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Drawer>
      )}
    </>
  );
}

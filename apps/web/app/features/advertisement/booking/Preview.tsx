import { type ReactNode, useState } from 'react';
import { AdFace } from '../../../shared/advertisement/AdFace.tsx';
import type { AdFacts } from '../../../shared/advertisement/Placement.ts';
import { useSize } from '../../../ui/chart/useSize.ts';
import type { Place } from '../aim.ts';
import styles from './Preview.module.css';

interface PreviewProps {
  ad: AdFacts;
  picture: ReactNode;
}

type Screen = 'wide' | 'phone';

const screens: readonly { readonly screen: Screen; readonly label: string }[] = [
  { screen: 'wide', label: '电脑' },
  { screen: 'phone', label: '手机' },
];

/**
 * How wide each place is on a computer and on a phone. What runs across a page is shown narrower than it is, in the same shape, so that its
 * words can be read.
 */
const widths: Readonly<Record<Place, Readonly<Record<Screen, number>>>> = {
  homeHero: { wide: 288, phone: 171 },
  homeStrip: { wide: 600, phone: 351 },
  category: { wide: 600, phone: 351 },
  search: { wide: 182, phone: 171 },
  article: { wide: 600, phone: 351 },
};

/** The advertisement as it will stand in its place; one that is wider than the drawer is shown smaller. */
export function Preview({ ad, picture }: PreviewProps) {
  const [screen, setScreen] = useState<Screen>('wide');
  const [stage, { width: room }] = useSize();
  const width = widths[ad.place][screen];
  return (
    <div className={styles['preview']} role="group" aria-label="预览">
      <p className={styles['label']}>
        预览<em>“广告”由集物加上，不能去掉</em>
      </p>
      <div className={styles['box']}>
        <div ref={stage} className={styles['stage']}>
          {room > 0 && (
            <div style={{ width, zoom: Math.min(1, room / width) }}>
              <AdFace ad={ad} picture={picture} />
            </div>
          )}
        </div>
        <div className={styles['screens']} role="radiogroup" aria-label="看哪种屏幕">
          {screens.map(({ screen: name, label }) => (
            <label key={name}>
              <input type="radio" name="previewScreen" checked={screen === name} onChange={() => setScreen(name)} />
              {label}
            </label>
          ))}
        </div>
      </div>
    </div>
  );
}

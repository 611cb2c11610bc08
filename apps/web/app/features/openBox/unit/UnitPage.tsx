import { InspectionPanel } from '../../../shared/openBox/InspectionPanel.tsx';
import { PassportRows } from '../../../shared/openBox/PassportRows.tsx';
import { UnitCardItem } from '../../../shared/openBox/UnitCardItem.tsx';
import { unitAddress } from '../../../shared/openBox/unitAddress.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs/Breadcrumbs.tsx';
import { copyText } from '../../../ui/copy/copyText.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { shareLink } from '../../../ui/share/shareLink.ts';
import type { UnitData } from '../OpenBoxData.ts';
import { GradesPanel } from './GradesPanel.tsx';
import { PartsPanel } from './PartsPanel.tsx';
import { UnitBar } from './UnitBar.tsx';
import { UnitGallery } from './UnitGallery.tsx';
import { UnitInfo } from './UnitInfo.tsx';
import styles from './UnitPage.module.css';
import { unitVeil } from './unitVeil.ts';
import { useLiveUnit } from './useLiveUnit.ts';
import { useMyOpenBox } from './useMyOpenBox.ts';
import { useUnitView } from './useUnitView.ts';

/** One real thing: its photos, its price and how it falls, what was found, where it has been. */
export function UnitPage({ page: { unit: first, origin, now } }: { page: UnitData }) {
  const { unit, connection } = useLiveUnit(first, now);
  const view = useUnitView(unit, useMyOpenBox(), now);
  const invitationCode = useUserCache((state) => state.operator.invitationCode);

  async function share() {
    const link = `${origin}${unitAddress(unit.id)}${invitationCode && `&i=${invitationCode}`}`;
    if (await shareLink({ title: unit.title, link })) return;
    await copyText(link, { what: '这一件的链接', done: '链接已复制，可以发给朋友' });
  }

  const top = unit.categories[0];
  return (
    <div className={styles['page']}>
      <div className={styles['crumbs']}>
        <Breadcrumbs
          steps={[
            { label: '开箱', to: '/openBox' },
            ...(top ? [{ label: top.name, to: `/openBox?category=${top.id}` }] : []),
            { label: unit.title, to: `/product?id=${unit.productId}` },
            { label: `单件 ${unit.no}`, to: unitAddress(unit.id) },
          ]}
        />
      </div>
      <div className={styles['main']}>
        <UnitGallery unit={unit} veil={unitVeil(view, now)} onShare={() => void share()} />
        <UnitInfo view={view} connection={connection} now={now} />
      </div>
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <InspectionPanel inspection={unit.inspection} />
          <PartsPanel parts={unit.inspection.parts} />
          <GradesPanel grade={unit.grade} />
        </div>
        <Panel title="这一件的经历">
          <PassportRows rows={unit.passport} />
        </Panel>
      </div>
      {unit.similar.length > 0 && (
        <section className={styles['similar']} aria-labelledby="similar">
          <div>
            <h2 id="similar">同款和相近的单件</h2>
            <LightLink to="/openBox">看全部</LightLink>
          </div>
          <ul>
            {unit.similar.map((card) => (
              <UnitCardItem key={card.id} card={card} now={now} sizes="(max-width: 767px) 176px, 228px" />
            ))}
          </ul>
        </section>
      )}
      <UnitBar view={view} />
    </div>
  );
}

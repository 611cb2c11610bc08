import { useState } from 'react';
import type { Section, Sections } from '../GuideData.ts';
import { SectionPanel } from './SectionPanel.tsx';
import styles from './SectionPanels.module.css';

/** Everything by section; on phones one is open at a time. */
export function SectionPanels({ sections }: { sections: Sections }) {
  const [open, setOpen] = useState<Section | null>(sections[0]?.section ?? null);
  return (
    <div className={styles['sections']}>
      {sections.map(({ section, entries }) => (
        <SectionPanel
          key={section}
          section={section}
          entries={entries}
          isOpen={section === open}
          onToggle={() => setOpen(section === open ? null : section)}
        />
      ))}
    </div>
  );
}

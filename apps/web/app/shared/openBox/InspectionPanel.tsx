import type { rules } from '@jiwu/contract/rules';
import { Icon, type IconName } from '../../ui/icon/Icon.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from './InspectionPanel.module.css';
import type { Inspection } from './Unit.ts';
import { inspectionWords } from './unitWords.ts';

type Result = (typeof rules.openBox.results)[number];

const marks: Readonly<Record<Result, { readonly icon: IconName; readonly words: string }>> = {
  ok: { icon: 'check', words: '正常' },
  worn: { icon: 'info', words: '有痕迹' },
  faulty: { icon: 'close', words: '不正常' },
};

/** Every item of the checklist with what was found; those with something stand first. */
export function InspectionPanel({ inspection }: { inspection: Inspection }) {
  const results = inspection.results.toSorted((a, b) => Number(a.result === 'ok') - Number(b.result === 'ok'));
  return (
    <Panel title="检测单" aside={<small>{inspectionWords(inspection)}</small>}>
      <ul className={styles['items']}>
        {results.map(({ key, label, result, words }) => (
          <li key={key} data-result={result}>
            <Icon name={marks[result].icon} size={16} />
            <b>{label}</b>
            <span>{words === '' ? marks[result].words : words}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

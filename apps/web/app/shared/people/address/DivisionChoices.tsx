import { Button } from 'antd';
import styles from './DivisionChoices.module.css';
import { divisionLabel, type DivisionOption } from './divisionOptions.ts';

/** More are quicker found in the picker. */
const MOST_CHOICES = 6;

interface DivisionChoicesProps {
  options: readonly DivisionOption[];
  codes: readonly string[];
  onChoose: (code: string) => void;
}

/** The few places that a pasted text can mean, for one press instead of three levels of the picker. */
export function DivisionChoices({ options, codes, onChoose }: DivisionChoicesProps) {
  if (codes.length === 0 || codes.length > MOST_CHOICES) return null;
  return (
    <div className={styles['choices']} role="group" aria-label="可能的地区">
      {codes.map((code) => (
        <Button key={code} onClick={() => onChoose(code)}>
          {divisionLabel(options, code)}
        </Button>
      ))}
    </div>
  );
}

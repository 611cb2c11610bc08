import { Button, Radio } from 'antd';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon/Icon.tsx';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { calendars, type Span, spans } from './calendars.ts';
import styles from './Deals.module.css';

interface DealsHeadProps {
  readonly span: Span;
  /** One of the days that are shown. */
  readonly day: string;
  /** Today is among them. */
  readonly isNow: boolean;
  /** A deal of today is on sale, or was. */
  readonly isSelling: boolean;
  readonly onSpan: (span: Span) => void;
  /** Undefined: today. */
  readonly onDay: (day: string | undefined) => void;
}

/** Which days are shown: a week or a month, and which. */
export function DealsHead({ span, day, isNow, isSelling, onSpan, onDay }: DealsHeadProps) {
  const { name, goOn, title } = calendars[span];
  return (
    <PageHead title="排期" about="每日一抢每天 10:00 开始，24:00 或卖完为止。草稿拖动可以换日子；发布以后价格不再变">
      <Radio.Group
        aria-label="看一周还是一月"
        optionType="button"
        value={span}
        onChange={({ target }) => onSpan(target.value as Span)}
        options={spans.map((value) => ({ value, label: calendars[value].name }))}
      />
      <Button aria-label={`上一${name}`} onClick={() => onDay(goOn(day, -1))}>
        ‹
      </Button>
      <b className={styles['span']}>{title(day)}</b>
      <Button aria-label={`下一${name}`} onClick={() => onDay(goOn(day, 1))}>
        ›
      </Button>
      <Button disabled={isNow} onClick={() => onDay(undefined)}>
        回到今天
      </Button>
      {isSelling && (
        <Link to="/deals/live" className={styles['toLive']}>
          <Icon name="clock" /> 看今天实况
        </Link>
      )}
    </PageHead>
  );
}

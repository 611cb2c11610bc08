import { useState } from 'react';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { DealCard } from './DealCard.tsx';
import styles from './Deals.module.css';
import { type Deal, dayWords } from './dealWords.ts';
import { useMoveDeal } from './useMoveDeal.ts';

interface WeekCalendarProps {
  readonly days: readonly string[];
  readonly today: string;
  readonly deals: readonly Deal[];
  readonly open: string | undefined;
  readonly isBusy: boolean;
  readonly onOpen: (id: string) => void;
  readonly onAdd: (day: string) => void;
}

/** A week of deals by day. A draft is dragged to another day, or moved by the date beside it. */
export function WeekCalendar({ days, today, deals, open, isBusy, onOpen, onAdd }: WeekCalendarProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const { problem, move } = useMoveDeal();
  const deal = deals.find(({ id }) => id === dragged);
  const drop = (day: string) => {
    setOver(null);
    setDragged(null);
    if (deal && deal.day !== day) void move(deal, day);
  };
  return (
    <>
      <FormProblem text={problem} />
      <div className={styles['week']} aria-busy={isBusy}>
        {days.map((day) => {
          const ofDay = deals.filter((one) => one.day === day);
          const isOpenDay = day >= today;
          return (
            // A mouse drops a draft here; without one the date beside its form does the same.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <section
              key={day}
              aria-label={dayWords(day)}
              data-today={day === today || undefined}
              data-past={!isOpenDay || undefined}
              data-over={over === day || undefined}
              onDragOver={(event) => {
                if (!deal || !isOpenDay) return;
                event.preventDefault();
                setOver(day);
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => {
                event.preventDefault();
                drop(day);
              }}
            >
              <h3>
                {dayWords(day)} {day === today ? <em>今天</em> : ofDay.length > 0 && <em>{ofDay.length} 款</em>}
              </h3>
              {ofDay.map((one) => (
                <DealCard
                  key={one.id}
                  deal={one}
                  isOpen={one.id === open}
                  onOpen={() => onOpen(one.id)}
                  onDrag={setDragged}
                />
              ))}
              {isOpenDay && (
                <button
                  type="button"
                  className={styles['add']}
                  aria-label={`${dayWords(day)} 排一款`}
                  onClick={() => onAdd(day)}
                >
                  排一款
                </button>
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}

import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { formatCount } from '../../../../format/formatCount.ts';
import { rollText } from '../rollText.ts';
import type { RecomputedAll } from './useRecomputeAll.ts';
import styles from './VerifyLines.module.css';

/** One line for each draw, with the result of the same computation done here. */
export function VerifyLines({ all }: { all: RecomputedAll }) {
  const { done, total, isRunning, problem } = all;
  const wrong = done.filter(({ holds }) => !holds).length;
  return (
    <>
      <FormProblem text={problem} />
      <p className={styles['sum']} role="status">
        {total > 0 && !isRunning && problem === null && sumWords(done.length, wrong)}
      </p>
      {done.length > 0 && (
        // Scrolls when there are many, so the keyboard must be able to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['scroll']} tabIndex={0} role="group" aria-label="重算的结果">
          <table className={styles['lines']} aria-label="重算的结果">
            <thead>
              <tr>
                <th scope="col">抽奖</th>
                <th scope="col">算出</th>
                <th scope="col">奖品</th>
                <th scope="col">结果</th>
              </tr>
            </thead>
            <tbody>
              {done.map(({ drawn, roll, holds }) => (
                <tr key={drawn.id}>
                  <td>
                    第 {formatCount(drawn.number)} 号
                    <small>
                      第 {formatCount(drawn.periodNumber)} 期，{drawn.nonce}
                    </small>
                  </td>
                  <td>{rollText(roll.computed)}</td>
                  <td>{drawn.prize.name}</td>
                  <td data-holds={holds}>
                    <Icon name={holds ? 'check' : 'close'} size={14} />
                    {holds ? '相符' : '不符'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function sumWords(count: number, wrong: number): string {
  if (wrong === 0) return `${formatCount(count)} 次都与当时的结果相符。`;
  return `${formatCount(wrong)} 次与当时的结果不符，请截图联系客服，我们会逐次查清。`;
}

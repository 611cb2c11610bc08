import type { Answer, Contract } from '@jiwu/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { publicClient } from '../../../api/publicClient.ts';
import { useRead } from '../../../api/useRead.ts';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import type { Words } from '../textWords.ts';
import { compareLines } from './compareLines.ts';
import { type VersionFact, versionFacts } from './versionFacts.ts';
import styles from './Versions.module.css';

type Version = Answer<Contract['staffContentVersion']>;
type LineKind = Exclude<ReturnType<typeof compareLines>[number]['kind'], 'fold'>;

const signs: Readonly<Record<LineKind, string>> = { same: '', gone: '−', new: '+' };
const signNames: Readonly<Record<LineKind, string>> = { same: '', gone: '删去', new: '加上' };

interface VersionChangesProps {
  readonly id: string;
  readonly earlier: number;
  readonly later: number;
  readonly mayTake: boolean;
  /** Why it can't be taken now. */
  readonly why?: string;
  readonly onTake: (no: number, words: Words) => void;
}

/** What became of one version in another, and a way back to it. */
export function VersionChanges({ id, earlier, later, mayTake, why, onTake }: VersionChangesProps) {
  const before = useRead('staffContentVersion', { params: { id }, query: { no: String(earlier) } });
  const after = useRead('staffContentVersion', { params: { id }, query: { no: String(later) } });
  if (before.isLoadingError || after.isLoadingError) {
    return <LoadFailed what="这两版" onRetry={() => void Promise.all([before.refetch(), after.refetch()])} />;
  }
  if (!before.data || !after.data) return <p className="quiet">正在读…</p>;
  const old = before.data.words;
  return (
    <>
      <Facts before={before.data} after={after.data} />
      <Lines before={old.markdown} after={after.data.words.markdown} />
      <div className={styles['take']}>
        {mayTake && <Button onClick={() => onTake(earlier, old)}>拿第 {earlier} 版接着写</Button>}
        <span className="quiet small">
          {why ?? (mayTake && '放进正文，现在的版本都还在；存草稿、发布之前读者看不到')}
        </span>
      </div>
    </>
  );
}

/** Everything but the body that is not the same. */
function Facts({ before, after }: { before: Version; after: Version }) {
  const later = new Map(versionFacts(after.words).map((fact) => [fact.name, fact]));
  const changed = versionFacts(before.words).filter(({ name, value }) => later.get(name)?.value !== value);
  if (changed.length === 0) return null;
  return (
    <table className={styles['facts']}>
      <tbody>
        {changed.map((fact) => (
          <tr key={fact.name}>
            <th scope="row">{fact.name}</th>
            <td>
              <del>
                <Value fact={fact} />
              </del>
            </td>
            <td>
              <ins>
                <Value fact={later.get(fact.name)} />
              </ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ fact }: { fact: VersionFact | undefined }) {
  if (!fact?.value) return '空着';
  const { is, name, value } = fact;
  return {
    words: () => value,
    picture: () => <img src={`/file/${value}?w=160`} alt={name} />,
    celebrity: () => <CelebrityName id={value} />,
  }[is]();
}

/** As the shop calls them; one whose page is not shown has no name there. */
function CelebrityName({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['celebrityGet', id],
    queryFn: () => publicClient.call('celebrityGet', { query: { id } }, { silent: true }),
  });
  return data?.name ?? `一位达人（${id.slice(0, 8)}）`;
}

function Lines({ before, after }: { before: string; after: string }) {
  const lines = compareLines(before, after);
  if (lines.length === 0) return <p className="quiet">正文一个字没有改</p>;
  return (
    <table className={styles['lines']} aria-label="正文逐行">
      <tbody>
        {lines.map((line, nth) =>
          line.kind === 'fold' ? (
            // oxlint-disable-next-line react/no-array-index-key -- a comparison never changes
            <tr key={nth} data-kind="fold">
              <td colSpan={4}>{line.count} 行没有改</td>
            </tr>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- a comparison never changes
            <tr key={nth} data-kind={line.kind}>
              <td>{line.before}</td>
              <td>{line.after}</td>
              <td>
                <span aria-hidden="true">{signs[line.kind]}</span>
                <span className="visuallyHidden">{signNames[line.kind]}</span>
              </td>
              <td>
                {line.pieces.map(({ text, isChanged }, at) =>
                  // oxlint-disable-next-line react/no-array-index-key -- a comparison never changes
                  isChanged ? <mark key={at}>{text}</mark> : text,
                )}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

import type { DraftAnswer, ProductDifference } from '@jiwu/contract';
import { useReferenceNames } from '../parts/useReferenceNames.ts';
import { sayDifferences } from './sayDifferences.ts';
import styles from './Products.module.css';

interface DifferenceTableProps {
  readonly differences: readonly ProductDifference[];
  /** The SKUs of both sides, by whose options a line is called. */
  readonly skus: DraftAnswer['skus'];
  /** What the two sides are: 现在, v17. */
  readonly before: string;
  readonly after: string;
  /** Of what nobody has seen yet every field is new: those that say nothing are left out. */
  readonly isFirst?: boolean;
}

/** Field by field what is, and what it would be. */
export function DifferenceTable({ differences, skus, before, after, isFirst = false }: DifferenceTableProps) {
  const nameOf = useReferenceNames();
  const said = sayDifferences(differences, { skus, nameOf, isFirst });
  return (
    <table className={styles['diff']}>
      <thead>
        <tr>
          <th scope="col">改了什么</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {said.map((one) => (
          <tr key={one.key}>
            <td>{one.label}</td>
            <td>
              <del>{one.before}</del>
            </td>
            <td>
              <ins>{one.after}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

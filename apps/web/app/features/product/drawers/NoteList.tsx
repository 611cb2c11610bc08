import styles from './NoteList.module.css';

interface NoteListProps {
  notes: readonly { readonly title: string; readonly text: string }[];
}

/** Short explanations one below the other. */
export function NoteList({ notes }: NoteListProps) {
  return (
    <dl className={styles['notes']}>
      {notes.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

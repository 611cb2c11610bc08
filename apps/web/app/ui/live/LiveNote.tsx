import styles from './LiveNote.module.css';

interface LiveNoteProps {
  connection: 'opening' | 'live' | 'lost';
}

const words = { opening: '实时', live: '实时', lost: '已断开，正在重连' } as const;

/** Says whether the page shows things as they are now. Its place is kept from the start, so that nothing moves. */
export function LiveNote({ connection }: LiveNoteProps) {
  return (
    <span className={styles['note']} data-connection={connection} role="status">
      {words[connection]}
    </span>
  );
}

import type { Member } from './Group.ts';
import styles from './MemberFace.module.css';

interface MemberFaceProps {
  member: Pick<Member, 'name' | 'avatarFileId'>;
  /** Its place in the group gives it its colour. */
  order: number;
  /** In pixels. */
  side: 28 | 32 | 36 | 72;
  /** The viewer. */
  isMine?: boolean;
}

const COLOURS = 5;

/** A member's picture, or the first character of the masked name. The name stands in words beside it. */
export function MemberFace({ member: { name, avatarFileId }, order, side, isMine = false }: MemberFaceProps) {
  return (
    <span
      className={styles['face']}
      data-colour={order % COLOURS}
      data-mine={isMine || undefined}
      data-side={side}
      aria-hidden="true"
    >
      {avatarFileId ? (
        <img src={`/file/${avatarFileId}?w=160`} alt="" width={side} height={side} loading="lazy" />
      ) : (
        ([...name][0] ?? '集')
      )}
    </span>
  );
}

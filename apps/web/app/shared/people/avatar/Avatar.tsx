import styles from './Avatar.module.css';

interface AvatarProps {
  fileId: string | null;
  name: string;
  size: number;
}

/** Specification §3: the picture is /file/{id}. Without one, the first character of the name. */
export function Avatar({ fileId, name, size }: AvatarProps) {
  if (fileId) {
    return <img className={styles['picture']} src={`/file/${fileId}?w=320`} alt="头像" width={size} height={size} />;
  }
  return (
    <span className={styles['letter']} style={{ fontSize: size / 2.5 }} aria-hidden="true">
      {[...name][0] ?? '集'}
    </span>
  );
}

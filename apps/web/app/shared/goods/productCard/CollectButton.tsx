import { useCollected } from '../../../session/collected.ts';
import styles from './CollectButton.module.css';

interface CollectButtonProps {
  productId: string;
  title: string;
  className?: string | undefined;
}

/** The heart on a card: keeps a product at once, logged in or not. */
export function CollectButton({ productId, title, className }: CollectButtonProps) {
  const { isCollected, toggle } = useCollected(productId);
  return (
    <button
      type="button"
      className={className ? `${styles['heart']} ${className}` : styles['heart']}
      aria-pressed={isCollected}
      aria-label={`收藏 ${title}`}
      onClick={toggle}
    />
  );
}

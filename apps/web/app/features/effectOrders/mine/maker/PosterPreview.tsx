import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import styles from './PosterPreview.module.css';
import type { PosterFile } from './usePosterFile.ts';

interface PosterPreviewProps {
  poster: PosterFile;
  hasGoods: boolean;
  text: string;
}

export function PosterPreview({ poster: { address, isFailed, retry }, hasGoods, text }: PosterPreviewProps) {
  if (isFailed) {
    return (
      <div className={styles['poster']}>
        <LoadFailed text="海报没有画出来。" retrying={false} onRetry={retry} />
      </div>
    );
  }
  return (
    <div className={styles['poster']} data-waiting={!address} aria-busy={hasGoods && !address}>
      {address ? (
        <img src={address} alt={`海报预览：广告，${text}，带二维码`} width={750} height={1154} />
      ) : (
        <p>{hasGoods ? '正在画海报' : '选好商品，海报会画在这里'}</p>
      )}
    </div>
  );
}

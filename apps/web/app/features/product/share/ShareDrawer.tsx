import { Button } from '../../../components/button/Button.tsx';
import { Drawer } from '../../../components/drawer/Drawer.tsx';
import { pictureAddress } from '../../../components/picture/Picture.tsx';
import { showToast } from '../../../components/toast/toastStore.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { findChosenSlide, gallerySlides } from '../gallery/gallerySlides.ts';
import type { Product, Sku } from '../ProductData.ts';
import { productLink } from './productLink.ts';
import styles from './ShareDrawer.module.css';
import { useProductPoster } from './useProductPoster.ts';

interface ShareDrawerProps {
  product: Product;
  sku: Sku;
  origin: string;
  onClose: () => void;
}

/** A poster, the link, and the system's own way of sharing where there is one. The price on it is everyone's. */
export function ShareDrawer({ product, sku, origin, onClose }: ShareDrawerProps) {
  const invitationCode = useUserCache((state) => state.operator.invitationCode);
  const link = productLink(origin, product.id, invitationCode);
  const slides = gallerySlides(product);
  const slide = slides[findChosenSlide(slides, product.options, sku.optionValues) ?? 0];
  const poster = useProductPoster({
    pictureAddress: slide ? pictureAddress(slide.fileId, '1080') : '',
    title: product.title,
    price: formatFen(sku.priceFen),
    link,
  });

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ kind: 'success', text: '链接已复制' });
    } catch {
      showToast({ kind: 'error', text: '浏览器不许复制，请手动选中链接' });
    }
  }
  async function share() {
    const files = poster.file && navigator.canShare?.({ files: [poster.file] }) ? { files: [poster.file] } : {};
    // Rejects when the sheet is closed without sharing, which is nothing to be told.
    await navigator.share({ title: product.title, url: link, ...files }).catch(() => undefined);
  }

  return (
    <Drawer title="分享" onClose={onClose}>
      <div className={styles['poster']}>
        {poster.address && (
          <img src={poster.address} alt={`商品海报：${product.title}，附二维码`} width={240} height={360} />
        )}
        {poster.failed && <p role="alert">海报没有画出来，可以先复制链接。</p>}
      </div>
      <p className={styles['link']}>{link}</p>
      {invitationCode !== '' && <p className={styles['note']}>链接里带着您的邀请码 {invitationCode}。</p>}
      <div className={styles['actions']}>
        {poster.address && (
          <a href={poster.address} download={`集物-${product.no}.png`}>
            保存海报
          </a>
        )}
        <Button onClick={() => void copy()}>复制链接</Button>
        {'share' in navigator && <Button onClick={() => void share()}>更多方式</Button>}
      </div>
    </Drawer>
  );
}

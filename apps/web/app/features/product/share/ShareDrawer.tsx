import { Button } from '../../../ui/button/Button.tsx';
import { copyText } from '../../../ui/copy/copyText.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { pictureAddress } from '../../../shared/files/picture/Picture.tsx';
import { usePoster } from '../../../ui/poster/usePoster.ts';
import { shareLink } from '../../../ui/share/shareLink.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { findChosenSlide, gallerySlides } from '../gallery/gallerySlides.ts';
import type { Product, Sku } from '../ProductData.ts';
import { productLink } from './productLink.ts';
import styles from './ShareDrawer.module.css';

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
  const { title, no } = product;
  const facts = {
    pictureAddress: slide ? pictureAddress(slide.fileId, '1080') : '',
    title,
    price: formatFen(sku.priceFen),
    link,
  };
  const fileName = `集物-${no}.png`;
  const poster = usePoster({
    facts: Object.values(facts),
    fileName,
    draw: async () => (await import('./drawProductPoster.ts')).drawProductPoster(facts),
  });

  return (
    <Drawer title="分享" onClose={onClose}>
      <div className={styles['poster']}>
        {poster.address && <img src={poster.address} alt={`商品海报：${title}，附二维码`} width={240} height={360} />}
        {poster.isFailed && <p role="alert">海报没有画出来，可以先复制链接。</p>}
      </div>
      <p className={styles['link']}>{link}</p>
      {invitationCode !== '' && <p className={styles['note']}>链接里带着您的邀请码 {invitationCode}。</p>}
      <div className={styles['actions']}>
        {poster.address && (
          <a href={poster.address} download={fileName}>
            保存海报
          </a>
        )}
        <Button onClick={() => void copyText(link, { what: '链接' })}>复制链接</Button>
        {'share' in navigator && (
          <Button onClick={() => void shareLink({ title, link, file: poster.file })}>更多方式</Button>
        )}
      </div>
    </Drawer>
  );
}

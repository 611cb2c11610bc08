import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';
import { skuLabel } from './choice/skuLabel.ts';
import { useSkuChoice } from './choice/useSkuChoice.ts';
import { Description } from './detail/Description.tsx';
import { ParameterTable } from './detail/ParameterTable.tsx';
import type { DrawerName } from './drawers/DrawerName.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { GalleryActions } from './gallery/GalleryActions.tsx';
import { countOwnSlides, findChosenSlide, gallerySlides } from './gallery/gallerySlides.ts';
import { PriceHistory } from './history/PriceHistory.tsx';
import { GroupsPanel } from './groups/GroupsPanel.tsx';
import { ProductInfo } from './info/ProductInfo.tsx';
import { useCouponWords } from './info/useCouponWords.ts';
import { useLiveProduct } from './live/useLiveProduct.ts';
import { ChosenCard } from './more/ChosenCard.tsx';
import { RecentlyViewed } from './more/RecentlyViewed.tsx';
import { Recommendations } from './more/Recommendations.tsx';
import { useRecordInvitation } from '../../shared/people/invitation/useRecordInvitation.ts';
import { useRecordView } from './more/useRecordView.ts';
import { useTellVisit } from '../../session/useTellVisit.ts';
import { Panel } from './Panel.tsx';
import { BuyBar } from './phone/BuyBar.tsx';
import { PhoneRows } from './phone/PhoneRows.tsx';
import { PhoneTop } from './phone/PhoneTop.tsx';
import { groupOpening } from './prices/skuPrices.ts';
import { productSteps } from './productSteps.ts';
import type { ProductData } from './ProductData.ts';
import styles from './ProductPage.module.css';
import { OpenBoxNote } from './openBox/OpenBoxNote.tsx';
import { PickNote } from './pick/PickNote.tsx';
import { WootNote } from './woot/WootNote.tsx';
import { QuestionsPanel } from './questions/QuestionsPanel.tsx';
import { TogetherPanel } from './together/TogetherPanel.tsx';
import { ReviewsPanel } from './reviews/ReviewsPanel.tsx';
import { SectionTabs } from './sections/SectionTabs.tsx';

const ProductDrawer = lazyPart(() => import('./drawers/ProductDrawer.tsx'));

/** One product. Its parent uses the product's id as key: a choice of options belongs to one product. */
export function ProductPage({ product: loaded, reviews, questions, groups, ...data }: ProductData) {
  const { deals, together, pick, origin, now } = data;
  const { product, connection } = useLiveProduct(loaded);
  const choice = useSkuChoice(product, pick);
  const [drawer, setDrawer] = useState<DrawerName | null>(null);
  useRecordView(product.id);
  useTellVisit('product');
  useRecordInvitation(useSearchParams()[0].get('i'));
  const couponWords = useCouponWords(product.id, product.isOnSale);
  const { sku } = choice;
  // What the page began with stays first; later choices scroll to their picture.
  const [openWith] = useState(sku.optionValues);
  const opening = groupOpening({ skuId: sku.id, quantity: choice.quantity }, groups?.campaign ?? null);
  const slides = gallerySlides(product, openWith);
  const recommendations = <Recommendations productId={product.id} isOnSale={product.isOnSale} />;
  return (
    <div className={styles['page']}>
      <PhoneTop onShare={() => setDrawer('share')} />
      <div className={styles['breadcrumbs']}>
        <Breadcrumbs steps={productSteps(product)} />
      </div>
      <section
        id="product"
        className={product.isOnSale ? styles['main'] : styles['offSale']}
        aria-label="商品"
        tabIndex={-1}
      >
        <div>
          <Gallery
            slides={slides}
            ownCount={countOwnSlides(slides, product)}
            chosen={choice.isNamed ? findChosenSlide(slides, product.options, sku.optionValues) : undefined}
          />
          <GalleryActions product={product} sku={sku} now={now} onShare={() => setDrawer('share')} />
        </div>
        <ProductInfo
          product={product}
          choice={choice}
          campaign={groups?.campaign ?? null}
          wootNote={deals && <WootNote deals={deals.deals} skuId={sku.id} now={now} />}
          pickNote={pick && <PickNote pick={pick} />}
          openBoxNote={<OpenBoxNote product={product} newFen={sku.priceFen} />}
          couponWords={couponWords}
          connection={connection}
          onOpen={setDrawer}
        />
      </section>
      {product.isOnSale ? (
        <PhoneRows product={product} choice={choice} couponWords={couponWords} onOpen={setDrawer} />
      ) : (
        recommendations
      )}
      {product.isOnSale && groups?.campaign && (
        <GroupsPanel groups={groups} campaign={groups.campaign} choice={choice} now={now} />
      )}
      <div className={styles['columns']}>
        <div className={styles['reading']}>
          <SectionTabs reviewCount={product.reviewCount} questionCount={product.questionCount} />
          <Description html={product.descriptionHtml} />
          <Panel id="parameters" title="参数">
            <ParameterTable product={product} sku={sku} />
          </Panel>
          <PriceHistory sku={sku} label={skuLabel(sku)} now={now} />
          <ReviewsPanel product={product} first={reviews} />
          <QuestionsPanel product={product} first={questions} />
        </div>
        <aside className={styles['aside']}>
          {product.isOnSale && <ChosenCard product={product} choice={choice} slides={slides} />}
          <TogetherPanel together={together} />
          <RecentlyViewed productId={product.id} />
        </aside>
      </div>
      {product.isOnSale && recommendations}
      <BuyBar product={product} choice={choice} opening={opening} onChoose={() => setDrawer('sku')} />
      {drawer && (
        <Suspense>
          <ProductDrawer
            name={drawer}
            product={product}
            choice={choice}
            opening={opening}
            origin={origin}
            onClose={() => setDrawer(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

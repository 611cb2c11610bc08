import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { effectOrderQueries } from '../../effectOrderQueries.ts';
import { ChosenGoods } from './ChosenGoods.tsx';
import { GoodsPicker } from './GoodsPicker.tsx';
import styles from './LinkMaker.module.css';
import { MakerActs } from './MakerActs.tsx';
import { PlacePicker } from './PlacePicker.tsx';
import { PosterPreview } from './PosterPreview.tsx';
import { QrDrawer } from './QrDrawer.tsx';
import { posterText } from './sharedText.ts';
import { useMadeLink } from './useMadeLink.ts';
import { usePosterFile } from './usePosterFile.ts';

/** The first place that is offered. */
const [FIRST_PLACE = 'wx'] = Object.keys(rules.effectOrder.places);

/** A link and a poster for one product and one place. Begins with the product that has brought most. */
export function LinkMaker() {
  const { data: ranking } = useQuery(effectOrderQueries.ranking());
  const [picked, setPicked] = useState<string | null>(null);
  const [place, setPlace] = useState(FIRST_PLACE);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<'goods' | 'qr' | null>(null);
  const productId = picked ?? ranking?.products[0]?.productId ?? null;
  const { link, made, isError, isFetching, refetch } = useMadeLink(productId, place);
  const text = posterText(typed, link?.title ?? '');
  const poster = usePosterFile(made && { productId: made.productId, place, text });
  return (
    <Panel
      title="做链接和海报"
      chip={
        <span className={styles['rule']}>{`${rules.effectOrder.clickDays} 天内通过您的链接下单都算，自己买不算`}</span>
      }
    >
      <div className={styles['maker']}>
        <div>
          <div className={styles['field']}>
            <span>商品</span>
            <ChosenGoods
              link={link ?? null}
              isComing={productId !== null && !isError}
              onPick={() => setOpen('goods')}
            />
          </div>
          {isError && (
            <LoadFailed
              text="这件商品的链接没有做出来，可能已经下架，可以换一件。"
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          <div className={styles['field']}>
            <span>放在哪里</span>
            <PlacePicker place={place} onChange={setPlace} />
          </div>
          <label className={styles['field']}>
            <span>海报文字</span>
            <input
              value={typed}
              maxLength={rules.effectOrder.posterTextMax}
              placeholder="写一句您自己的话，不写就用商品名"
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          <MakerActs
            link={made?.link ?? null}
            missing={missingText({ productId, isError, place })}
            text={typed}
            poster={poster}
            onShowCode={() => setOpen('qr')}
          />
        </div>
        <PosterPreview poster={poster} hasGoods={productId !== null} text={text} />
      </div>
      {open === 'goods' && (
        <GoodsPicker
          onPick={(id) => {
            setPicked(id);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'qr' && made && <QrDrawer link={made.link} title={made.title} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

/** What has to be done before there can be a link; null when it is on its way. */
function missingText(facts: { productId: string | null; isError: boolean; place: string }): string | null {
  if (facts.productId === null) return '先选一件商品';
  if (facts.isError) return '这件商品做不了链接，请换一件';
  return rules.effectOrder.placePattern.test(facts.place) ? null : '先写清楚放在哪里';
}

import { AdLabel } from '../../../ui/adLabel/AdLabel.tsx';
import { celebrityAddress } from '../../../shared/celebrity/celebrityAddress.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { InfoNote } from '../info/InfoNote.tsx';
import type { ProductPick } from '../ProductData.ts';

/** Through whose recommendation the product is bought here, in their words; leads back to them. */
export function PickNote({ pick: { celebrity, note, isAd } }: { pick: ProductPick }) {
  return (
    <InfoNote
      look="blue"
      title={`${celebrity.name}推荐`}
      action={<LightLink to={celebrityAddress(celebrity.id)}>看主页</LightLink>}
    >
      {isAd && <AdLabel />}
      <q>{note}</q>
    </InfoNote>
  );
}

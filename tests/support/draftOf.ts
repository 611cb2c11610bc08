import type { DraftInput, StaffProduct } from '@jiwu/contract';
import { done, uploadGoodsPicture } from './goodsStaff.ts';
import type { StaffClient } from './staff.ts';

type SkuWish = Partial<DraftInput['skus'][number]>;

export const skuWish = (wish: SkuWish = {}): DraftInput['skus'][number] => ({
  id: null,
  code: `D-${Math.random().toString(36).slice(2, 10)}`,
  optionValues: [],
  priceFen: 9_900,
  vipPriceFen: null,
  marketPriceFen: null,
  weightGrams: 300,
  wholesale: [],
  isOnSale: true,
  ...wish,
});

/** A whole draft of a cup, in the category and brand that makeProduct makes. */
export function draftWish(pictureId: string | null, wish: Partial<DraftInput> = {}): DraftInput {
  return {
    title: '慢物 手捏粗陶杯 250 毫升',
    subtitle: '杯壁厚，不烫手',
    brandId: 'manwu',
    categoryId: 'homeTea',
    shippingTemplateId: 'standard',
    tags: ['手作'],
    parameters: [['材质', '粗陶']],
    descriptionMarkdown: '## 手捏\n\n每只都不一样。',
    limitPerUser: null,
    options: [],
    pictures: pictureId === null ? [] : [{ fileId: pictureId, alt: '杯子' }],
    skus: [skuWish()],
    ...wish,
  };
}

/** A draft that can be published. */
export async function makeDraft(staff: StaffClient, wish: Partial<DraftInput> = {}): Promise<StaffProduct> {
  const { fileId } = await uploadGoodsPicture(staff);
  return await done<StaffProduct>(staff, 'staffProductCreate', { body: { draft: draftWish(fileId, wish) } });
}

export async function publish(staff: StaffClient, { id, version }: Pick<StaffProduct, 'id' | 'version'>) {
  return await done<StaffProduct>(staff, 'staffProductPublish', {
    params: { id },
    body: { version, at: null, reason: '测试' },
  });
}

/** What staff see, as they send it back. */
export function sentBack({ pictures, ...draft }: NonNullable<StaffProduct['live']>): DraftInput {
  return { ...draft, pictures: pictures.map(({ fileId, alt }) => ({ fileId, alt })) };
}

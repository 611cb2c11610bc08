export { createBrand } from './brands/createBrand.ts';
export { addBrand, changeBrand, closeBrand, reopenBrand } from './brands/changeBrand.ts';
export { auditOfBrand, getStaffBrand, listStaffBrands, type StaffBrand } from './brands/StaffBrand.ts';
export { findBrands } from './brands/findBrands.ts';
export { catalogueInvariants } from './catalogueInvariants.ts';
export { addCategory } from './categories/addCategory.ts';
export { changeCategory } from './categories/changeCategory.ts';
export { closeCategory, reopenCategory } from './categories/closeCategory.ts';
export { moveCategory } from './categories/moveCategory.ts';
export {
  auditOfCategory,
  getStaffCategory,
  listStaffCategories,
  type StaffCategory,
} from './categories/StaffCategory.ts';
export { countProducts } from './categories/countProducts.ts';
export { createCategory, setCategoryPicture } from './categories/createCategory.ts';
export { findCategories } from './categories/findCategories.ts';
export { categoryNameOf, findCategoryNames } from './categories/findCategoryNames.ts';
export { listCategories } from './categories/listCategories.ts';
export { listTopCategoryIds } from './categories/listTopCategoryIds.ts';
export { listCoViewed, recordCoViews } from './coViews/coViews.ts';
export { findCommissionRates } from './commission/findCommissionRates.ts';
export { findProductCommissions, listCategoryCommissions, listOwnCommissions } from './commission/ownCommissions.ts';
export { type CommissionSubject, setCommission } from './commission/setCommission.ts';
export { findWeekLows } from './prices/findWeekLows.ts';
export { setPrice } from './prices/setPrice.ts';
export { addSales } from './products/addSales.ts';
export { createProduct, type NewProduct } from './products/createProduct.ts';
export { findLeadPicture } from './products/findLeadPicture.ts';
export { findLeadPictures } from './products/findLeadPictures.ts';
export { listCategoriesOf } from './products/listCategoriesOf.ts';
export { findProductOffer } from './products/findProductOffer.ts';
export { findProductPage } from './products/findProductPage.ts';
export { findProductTitles } from './products/findProductTitles.ts';
export { findProductsByReference } from './products/findProductsByReference.ts';
export { findSkuCodes, findSkusByCode } from './products/findSkuCodes.ts';
export { findSkuLabels } from './products/findSkuLabels.ts';
export { findValuePictures } from './products/findValuePictures.ts';
export { listFirstCategories } from './products/listFirstCategories.ts';
export { listIdsInCategories } from './products/listIdsInCategories.ts';
export { listGoodsOf, listProductIds } from './products/listGoodsOf.ts';
export { listForSitemap } from './products/listForSitemap.ts';
export { listSkuIds } from './products/listSkuIds.ts';
export { loadProductFacts } from './products/loadProductFacts.ts';
export { loadSkuFacts, type SkuFacts } from './products/loadSkuFacts.ts';
export { lowestOrdinaryFen } from './products/lowestOrdinaryFen.ts';
export { lockProduct } from './products/lockProduct.ts';
export { setOpenBoxOffer } from './products/setOpenBoxOffer.ts';
export { setProductState } from './products/setProductState.ts';
export type { ProductFacts, ProductOption } from './ProductFacts.ts';
export type { StaffChange } from './changes/takeVersion.ts';
export { addGoodsPicture, findGoodsPictures, findPicturesByName, type GoodsPicture } from './pictures/goodsPictures.ts';
export { createShippingTemplate } from './templates/createShippingTemplate.ts';
export {
  addShippingTemplate,
  auditOfTemplate,
  changeShippingTemplate,
  getStaffTemplate,
  listStaffTemplates,
  type StaffTemplate,
} from './templates/StaffTemplate.ts';
export { changeCounts } from './categories/changeCounts.ts';
export { checkDraft } from './drafts/checkDraft.ts';
export { diffDrafts } from './drafts/diffDrafts.ts';
export { discardDraft, dropDraft } from './drafts/discardDraft.ts';
export { getDescriptionHtml, getStaffProduct, listPublished, listStaffProducts } from './drafts/getStaffProduct.ts';
export { loadDraftFacts } from './drafts/loadDraftFacts.ts';
export type { DraftSku, ProductDraft, ProductVersion, StaffProduct } from './drafts/ProductDraft.ts';
export { createProductDraft, saveProductDraft, writeProductDraft } from './drafts/saveProductDraft.ts';
export { listDueDrafts, scheduleDraft, takeDueDraft, unschedule } from './drafts/scheduleDraft.ts';
export { countMade, scheduleMade } from './drafts/scheduleMade.ts';
export { takeProduct, takeProducts } from './drafts/takeProduct.ts';
export { findSkuIdsByOptions } from './drafts/findSkuIdsByOptions.ts';
export { listPrices } from './prices/listPrices.ts';
export { publishBeside, publishDraft } from './publishing/publishDraft.ts';
export { listProductRows } from './lists/listProductRows.ts';
export { findByWords, pageProducts } from './lists/pageProducts.ts';
export { openDraftSkus } from './drafts/openDraftSkus.ts';
export { listSkuIdsOf, listSkuRows } from './lists/listSkuRows.ts';
export { findByCodes, findByNos, findNearCodes, listReferences } from './lists/findForImport.ts';

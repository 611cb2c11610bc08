import { afterSaleEndpoints } from './afterSale.ts';
import { orderEndpoints } from './order.ts';
import { reviewEndpoints } from './review.ts';
import { promotionLinkEndpoints } from './promotionLink.ts';
import { staffAdvertisementEndpoints } from './staffAdvertisement.ts';
import { staffApprovalEndpoints } from './staffApproval.ts';
import { staffClosingEndpoints } from './staffClosing.ts';
import { staffPaymentEndpoints } from './staffPayment.ts';
import { staffReconcileEndpoints } from './staffReconcile.ts';
import { staffLedgerEndpoints } from './staffLedger.ts';
import { staffReportEndpoints } from './staffReport.ts';
import { staffPayoutEndpoints } from './staffPayout.ts';
import { staffIntegrityEndpoints } from './staffIntegrity.ts';
import { staffNewsEndpoints } from './staffNews.ts';
import { staffDashboardEndpoints } from './staffDashboard.ts';
import { staffRefundEndpoints } from './staffRefund.ts';
import { staffEffectOrderEndpoints } from './staffEffectOrder.ts';
import { staffAuditEndpoints } from './staffAudit.ts';
import { staffExportEndpoints } from './staffExport.ts';
import { staffMemberEndpoints } from './staffMember.ts';
import { staffCouponEndpoints } from './staffCoupon.ts';
import { staffUserEndpoints } from './staffUser.ts';
import { staffViewEndpoints } from './staffView.ts';
import { staffOpenBoxEndpoints } from './staffOpenBox.ts';
import { staffOrderEndpoints } from './staffOrder.ts';
import { staffDispatchEndpoints } from './staffDispatch.ts';
import { staffAfterSaleEndpoints } from './staffAfterSale.ts';
import { staffInvoiceEndpoints } from './staffInvoice.ts';
import { staffMonitorEndpoints } from './staffMonitor.ts';
import { staffReplyTemplateEndpoints } from './staffReplyTemplate.ts';
import { staffOrderCareEndpoints } from './staffOrderCare.ts';
import { staffOrderSearchEndpoints } from './staffOrderSearch.ts';
import { staffOrderStoryEndpoints } from './staffOrderStory.ts';
import { accountEndpoints } from './account.ts';
import { activeEndpoints } from './active.ts';
import { addressEndpoints } from './address.ts';
import { advertisementEndpoints } from './advertisement.ts';
import { businessEndpoints } from './business.ts';
import { cartEndpoints } from './cart.ts';
import { clickEndpoints } from './click.ts';
import { celebrityEndpoints } from './celebrity.ts';
import { collectionEndpoints } from './collection.ts';
import { contentEndpoints } from './content.ts';
import { couponEndpoints } from './coupon.ts';
import { drawEndpoints } from './draw.ts';
import { staffDrawEndpoints } from './staffDraw.ts';
import { dropshippingEndpoints } from './dropshipping.ts';
import { dropshippingWorkEndpoints } from './dropshippingWork.ts';
import { effectOrderEndpoints } from './effectOrder.ts';
import { fileEndpoints } from './file.ts';
import { groupPurchaseEndpoints } from './groupPurchase.ts';
import { homeEndpoints } from './home.ts';
import { invitationEndpoints } from './invitation.ts';
import { integralEndpoints } from './integral.ts';
import { invoiceEndpoints } from './invoice.ts';
import { noticeEndpoints } from './notice.ts';
import { parcelEndpoints } from './parcel.ts';
import { openBoxEndpoints } from './openBox.ts';
import { paymentEndpoints } from './payment.ts';
import { productEndpoints } from './product.ts';
import { resourceEndpoints } from './resource.ts';
import { staffBusinessEndpoints } from './staffBusiness.ts';
import { staffCelebrityEndpoints } from './staffCelebrity.ts';
import { staffContentEndpoints } from './staffContent.ts';
import { staffEndpoints } from './staff.ts';
import { staffGoodsEndpoints } from './staffGoods.ts';
import { staffProductEndpoints } from './staffProduct.ts';
import { staffStockEndpoints } from './staffStock.ts';
import { staffImportEndpoints } from './staffImport.ts';
import { staffReviewEndpoints } from './staffReview.ts';
import { staffGroupPurchaseEndpoints } from './staffGroupPurchase.ts';
import { staffSupportEndpoints } from './staffSupport.ts';
import { supportEndpoints } from './support.ts';
import { userEndpoints } from './user.ts';
import { visitEndpoints } from './visit.ts';
import { vipEndpoints } from './vip.ts';
import { walletEndpoints } from './wallet.ts';
import { wechatMpEndpoints } from './wechatMp.ts';
import { wootEndpoints } from './woot.ts';
import { staffWootEndpoints } from './staffWoot.ts';

export { type AfterSale, afterSaleEndpoints } from './afterSale.ts';
export { orderEndpoints } from './order.ts';
export type { Order, OrderRow } from './orderAnswer.ts';
export { reviewEndpoints } from './review.ts';
export { staffOrderEndpoints } from './staffOrder.ts';
export { type DispatchObstacle, staffDispatchEndpoints } from './staffDispatch.ts';
export { type StaffAfterSaleDetail, staffAfterSaleEndpoints, type StaffAfterSaleQueued } from './staffAfterSale.ts';
export { staffInvoiceEndpoints } from './staffInvoice.ts';
export { staffMonitorEndpoints } from './staffMonitor.ts';
export { type StaffTemplate, staffReplyTemplateEndpoints } from './staffReplyTemplate.ts';
export { staffOrderCareEndpoints } from './staffOrderCare.ts';
export type { DispatchResult, StaffOrder } from './staffOrderParts.ts';
export { type StaffOrderStory, staffOrderStoryEndpoints } from './staffOrderStory.ts';
export { staffOrderSearchEndpoints } from './staffOrderSearch.ts';
export { accountEndpoints } from './account.ts';
export { addressEndpoints } from './address.ts';
export { type AdvertisementBooking, advertisementEndpoints, type Placement } from './advertisement.ts';
export { type Business, businessEndpoints } from './business.ts';
export { cartEndpoints } from './cart.ts';
export { type CelebrityCard, celebrityEndpoints, type PickCard } from './celebrity.ts';
export { type StaffBusiness, staffBusinessEndpoints } from './staffBusiness.ts';
export { type StaffCelebrity, staffCelebrityEndpoints } from './staffCelebrity.ts';
export { collectionEndpoints } from './collection.ts';
export { homeEndpoints } from './home.ts';
export { type ArticleCard, contentEndpoints, type NamedProduct, type TextHeading, type TextPart } from './content.ts';
export { type StaffText, staffContentEndpoints } from './staffContent.ts';
export { couponEndpoints } from './coupon.ts';
export {
  type DropshippingBatch,
  type DropshippingBatchCard,
  type DropshippingFile,
  dropshippingEndpoints,
  type DropshippingProblem,
  type DropshippingRow,
  type DropshippingRowInput,
} from './dropshipping.ts';
export { dropshippingWorkEndpoints } from './dropshippingWork.ts';
export { fileEndpoints } from './file.ts';
export { invoiceEndpoints } from './invoice.ts';
export { type LiveData, liveInput, type LivePage, livePages } from './live.ts';
export { type Notice, noticeEndpoints, type NoticeNews } from './notice.ts';
export { openBoxEndpoints, type UnitCard, type UnitLive, type UnitPassportRow } from './openBox.ts';
export { type StaffUnit, staffOpenBoxEndpoints } from './staffOpenBox.ts';
export { parcelEndpoints } from './parcel.ts';
export { type Payment, paymentEndpoints } from './payment.ts';
export { productEndpoints } from './product.ts';
export { resourceEndpoints } from './resource.ts';
export { type StaffAdvertisement, staffAdvertisementEndpoints } from './staffAdvertisement.ts';
export { staffApprovalEndpoints } from './staffApproval.ts';
export { staffClosingEndpoints } from './staffClosing.ts';
export { staffPaymentEndpoints } from './staffPayment.ts';
export { staffReconcileEndpoints } from './staffReconcile.ts';
export { staffLedgerEndpoints } from './staffLedger.ts';
export { type ReportFigures, staffReportEndpoints } from './staffReport.ts';
export { staffPayoutEndpoints } from './staffPayout.ts';
export { staffIntegrityEndpoints } from './staffIntegrity.ts';
export { staffDashboardEndpoints } from './staffDashboard.ts';
export { staffRefundEndpoints } from './staffRefund.ts';
export { staffEndpoints } from './staff.ts';
export { staffAuditEndpoints } from './staffAudit.ts';
export { type ExportColumnName, type ExportKindName, staffExportEndpoints } from './staffExport.ts';
export { staffMemberEndpoints } from './staffMember.ts';
export { staffCouponEndpoints } from './staffCoupon.ts';
export { staffUserEndpoints } from './staffUser.ts';
export { staffViewEndpoints } from './staffView.ts';
export { type StaffSupportThread, type StaffSupportNews, staffSupportEndpoints } from './staffSupport.ts';
export { type SupportAttachment, supportEndpoints, type SupportMessage, type SupportNews } from './support.ts';
export { userEndpoints } from './user.ts';
export { vipEndpoints, type VipPurchaseAnswer } from './vip.ts';
export { staffNewsEndpoints } from './staffNews.ts';
export { visitEndpoints } from './visit.ts';
export { integralEndpoints } from './integral.ts';
export { drawEndpoints } from './draw.ts';
export { staffDrawEndpoints } from './staffDraw.ts';
export { type GroupLive, groupPurchaseEndpoints } from './groupPurchase.ts';
export { type ShippingTemplate, type StaffBrand, type StaffCategory, staffGoodsEndpoints } from './staffGoods.ts';
export { staffProductEndpoints } from './staffProduct.ts';
export type {
  DraftAnswer,
  DraftInput,
  ProductDifference,
  ProductProblem,
  StaffProduct,
  StaffProductRow,
} from './staffProductParts.ts';
export { staffStockEndpoints } from './staffStock.ts';
export {
  type GoodsColumn,
  type GoodsImport,
  type GoodsImportRow,
  type ImportProblem,
  staffImportEndpoints,
} from './staffImport.ts';
export { staffReviewEndpoints } from './staffReview.ts';
export { staffGroupPurchaseEndpoints } from './staffGroupPurchase.ts';
export { invitationEndpoints } from './invitation.ts';
export { activeEndpoints } from './active.ts';
export { clickEndpoints } from './click.ts';
export { effectOrderEndpoints } from './effectOrder.ts';
export { staffEffectOrderEndpoints } from './staffEffectOrder.ts';
export { promotionLinkEndpoints } from './promotionLink.ts';
export { walletEndpoints } from './wallet.ts';
export { wechatMpEndpoints } from './wechatMp.ts';
export { type DealLive, wootEndpoints } from './woot.ts';
export { staffWootEndpoints } from './staffWoot.ts';
export {
  type Answer,
  type CallInput,
  type Endpoint,
  type OwnedKind,
  type ParsedInput,
  type StaffRole,
  userTypeOf,
} from './endpoint.ts';
export { type Envelope, envelopeOf } from './envelope.ts';
export {
  BACKGROUND_HEADER,
  CHALLENGE_HEADER,
  CONSENT_HEADER,
  type ErrorCode,
  errorCodes,
  REDIRECT_CODE,
  SUCCESS_CODE,
} from './errorCodes.ts';
export type { Operator, Session } from './operator.ts';
export { policies, type PolicyName } from './policies.ts';
export type { LedgerTransfer, StaffRefundRow } from './moneyParts.ts';
export type { ProductCard } from './productCard.ts';
export {
  advertisementDayFen,
  advertisementWord,
  type GatewayName,
  isWeekend,
  type OutsideGateway,
  type PaidWith,
  placeName,
  rechargeBonusFen,
  rules,
} from './rules.ts';

/** Every endpoint of the shop, once. */
export const contract = {
  ...userEndpoints,
  ...accountEndpoints,
  ...wechatMpEndpoints,
  ...addressEndpoints,
  ...fileEndpoints,
  ...resourceEndpoints,
  ...productEndpoints,
  ...collectionEndpoints,
  ...cartEndpoints,
  ...paymentEndpoints,
  ...walletEndpoints,
  ...couponEndpoints,
  ...integralEndpoints,
  ...staffOrderEndpoints,
  ...staffOrderSearchEndpoints,
  ...staffOrderStoryEndpoints,
  ...staffOrderCareEndpoints,
  ...staffDispatchEndpoints,
  ...staffAfterSaleEndpoints,
  ...staffReplyTemplateEndpoints,
  ...staffInvoiceEndpoints,
  ...staffMonitorEndpoints,
  ...reviewEndpoints,
  ...orderEndpoints,
  ...afterSaleEndpoints,
  ...noticeEndpoints,
  ...invoiceEndpoints,
  ...staffEndpoints,
  ...staffMemberEndpoints,
  ...staffExportEndpoints,
  ...staffAuditEndpoints,
  ...staffViewEndpoints,
  ...staffCouponEndpoints,
  ...staffUserEndpoints,
  ...parcelEndpoints,
  ...vipEndpoints,
  ...drawEndpoints,
  ...staffDrawEndpoints,
  ...invitationEndpoints,
  ...clickEndpoints,
  ...activeEndpoints,
  ...groupPurchaseEndpoints,
  ...staffGoodsEndpoints,
  ...staffProductEndpoints,
  ...staffStockEndpoints,
  ...staffImportEndpoints,
  ...staffReviewEndpoints,
  ...staffGroupPurchaseEndpoints,
  ...wootEndpoints,
  ...staffWootEndpoints,
  ...openBoxEndpoints,
  ...staffOpenBoxEndpoints,
  ...staffApprovalEndpoints,
  ...staffClosingEndpoints,
  ...staffPaymentEndpoints,
  ...staffReconcileEndpoints,
  ...staffLedgerEndpoints,
  ...staffReportEndpoints,
  ...staffPayoutEndpoints,
  ...staffIntegrityEndpoints,
  ...staffDashboardEndpoints,
  ...staffNewsEndpoints,
  ...staffRefundEndpoints,
  ...promotionLinkEndpoints,
  ...effectOrderEndpoints,
  ...staffEffectOrderEndpoints,
  ...celebrityEndpoints,
  ...staffCelebrityEndpoints,
  ...dropshippingEndpoints,
  ...dropshippingWorkEndpoints,
  ...businessEndpoints,
  ...staffBusinessEndpoints,
  ...contentEndpoints,
  ...staffContentEndpoints,
  ...advertisementEndpoints,
  ...staffAdvertisementEndpoints,
  ...supportEndpoints,
  ...staffSupportEndpoints,
  ...homeEndpoints,
  ...visitEndpoints,
};

export type Contract = typeof contract;
export type EndpointName = keyof Contract;

/** The endpoints of the console, which need a member of staff. */
export type StaffEndpointName = {
  [N in EndpointName]: Contract[N] extends { readonly caller: 'staff' } ? N : never;
}[EndpointName];

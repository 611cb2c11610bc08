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
export { staffOpenBoxEndpoints } from './staffOpenBox.ts';
export type { StaffUnit } from './staffUnitParts.ts';
export { staffUnitReturnEndpoints } from './staffUnitReturns.ts';
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
export { shownSettings, staffParameterEndpoints } from './staffParameter.ts';
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
export { questionEndpoints } from './question.ts';
export { staffQuestionEndpoints } from './staffQuestion.ts';
export { staffReviewEndpoints } from './staffReview.ts';
export { staffGroupPurchaseEndpoints } from './staffGroupPurchase.ts';
export { invitationEndpoints } from './invitation.ts';
export { activeEndpoints } from './active.ts';
export { clickEndpoints } from './click.ts';
export { effectOrderEndpoints } from './effectOrder.ts';
export { type Compensations, staffCompensationEndpoints } from './staffCompensation.ts';
export { staffCommissionEndpoints } from './staffCommission.ts';
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
export { type ErrorCode, errorCodes } from './errorCodes.ts';
export { BACKGROUND_HEADER, CHALLENGE_HEADER, CONSENT_HEADER, REDIRECT_CODE, SUCCESS_CODE } from './protocol.ts';
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
  type PayDevice,
  type PaidWith,
  placeName,
  rechargeBonusFen,
  rules,
} from './rules.ts';
export { type Contract, contract, type EndpointName, type StaffEndpointName } from './contract.ts';

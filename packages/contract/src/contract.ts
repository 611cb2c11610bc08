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
import { staffParameterEndpoints } from './staffParameter.ts';
import { staffDashboardEndpoints } from './staffDashboard.ts';
import { staffRefundEndpoints } from './staffRefund.ts';
import { staffCompensationEndpoints } from './staffCompensation.ts';
import { staffCommissionEndpoints } from './staffCommission.ts';
import { staffEffectOrderEndpoints } from './staffEffectOrder.ts';
import { staffAuditEndpoints } from './staffAudit.ts';
import { staffExportEndpoints } from './staffExport.ts';
import { staffMemberEndpoints } from './staffMember.ts';
import { staffCouponEndpoints } from './staffCoupon.ts';
import { staffUserEndpoints } from './staffUser.ts';
import { staffViewEndpoints } from './staffView.ts';
import { staffOpenBoxEndpoints } from './staffOpenBox.ts';
import { staffUnitReturnEndpoints } from './staffUnitReturns.ts';
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
import { questionEndpoints } from './question.ts';
import { staffQuestionEndpoints } from './staffQuestion.ts';
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
  ...questionEndpoints,
  ...staffQuestionEndpoints,
  ...staffReviewEndpoints,
  ...staffGroupPurchaseEndpoints,
  ...wootEndpoints,
  ...staffWootEndpoints,
  ...openBoxEndpoints,
  ...staffOpenBoxEndpoints,
  ...staffUnitReturnEndpoints,
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
  ...staffParameterEndpoints,
  ...staffRefundEndpoints,
  ...promotionLinkEndpoints,
  ...effectOrderEndpoints,
  ...staffCommissionEndpoints,
  ...staffCompensationEndpoints,
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

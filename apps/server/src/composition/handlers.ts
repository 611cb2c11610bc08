import type { Contract } from '@jiwu/contract';
import { accountHandlers } from '../api/account.ts';
import { activeHandlers } from '../api/active.ts';
import { addressHandlers } from '../api/address.ts';
import { staffNewsHandlers } from '../api/staffNews.ts';
import { staffParameterHandlers } from '../api/staffParameter.ts';
import { visitHandlers } from '../api/visit.ts';
import { advertisementHandlers } from '../api/advertisement.ts';
import { afterSaleHandlers } from '../api/afterSale.ts';
import { businessHandlers } from '../api/business.ts';
import { cartHandlers } from '../api/cart.ts';
import { clickHandlers } from '../api/click.ts';
import { celebrityHandlers } from '../api/celebrity.ts';
import { collectionHandlers } from '../api/collection.ts';
import { contentHandlers } from '../api/content.ts';
import { couponHandlers } from '../api/coupon.ts';
import { drawHandlers } from '../api/draw.ts';
import { staffDrawHandlers } from '../api/staffDraw.ts';
import { dropshippingHandlers } from '../api/dropshipping.ts';
import { dropshippingWorkHandlers } from '../api/dropshippingWork.ts';
import { effectOrderHandlers } from '../api/effectOrder.ts';
import { homeHandlers } from '../api/home.ts';
import { groupPurchaseHandlers } from '../api/groupPurchase.ts';
import { integralHandlers } from '../api/integral.ts';
import { invitationHandlers } from '../api/invitation.ts';
import { invoiceHandlers } from '../api/invoice.ts';
import { noticeHandlers } from '../api/notice.ts';
import { fileHandlers } from '../api/file.ts';
import { openBoxHandlers } from '../api/openBox.ts';
import { parcelHandlers } from '../api/parcel.ts';
import { orderHandlers } from '../api/order.ts';
import { paymentHandlers } from '../api/payment.ts';
import { productHandlers } from '../api/product.ts';
import { resourceHandlers } from '../api/resource.ts';
import { reviewHandlers } from '../api/review.ts';
import { staffAdvertisementHandlers } from '../api/staffAdvertisement.ts';
import { staffBusinessHandlers } from '../api/staffBusiness.ts';
import { staffCelebrityHandlers } from '../api/staffCelebrity.ts';
import { staffContentHandlers } from '../api/staffContent.ts';
import { staffHandlers } from '../api/staff.ts';
import { promotionLinkHandlers } from '../api/promotionLink.ts';
import { staffApprovalHandlers } from '../api/staffApproval.ts';
import { staffClosingHandlers } from '../api/staffClosing.ts';
import { staffPaymentHandlers } from '../api/staffPayment.ts';
import { staffReconcileHandlers } from '../api/staffReconcile.ts';
import { staffLedgerHandlers } from '../api/staffLedger.ts';
import { staffReportHandlers } from '../api/staffReport.ts';
import { staffPayoutHandlers } from '../api/staffPayout.ts';
import { staffIntegrityHandlers } from '../api/staffIntegrity.ts';
import { staffDashboardHandlers } from '../api/staffDashboard.ts';
import { staffRefundHandlers } from '../api/staffRefund.ts';
import { staffCompensationHandlers } from '../api/staffCompensation.ts';
import { staffCommissionHandlers } from '../api/staffCommission.ts';
import { staffEffectOrderHandlers } from '../api/staffEffectOrder.ts';
import { staffGoodsHandlers } from '../api/staffGoods.ts';
import { staffProductHandlers } from '../api/staffProduct.ts';
import { staffStockHandlers } from '../api/staffStock.ts';
import { staffImportHandlers } from '../api/staffImport.ts';
import { questionHandlers } from '../api/question.ts';
import { staffQuestionHandlers } from '../api/staffQuestion.ts';
import { staffReviewHandlers } from '../api/staffReview.ts';
import { staffGroupPurchaseHandlers } from '../api/staffGroupPurchase.ts';
import { staffAuditHandlers } from '../api/staffAudit.ts';
import { staffCouponHandlers } from '../api/staffCoupon.ts';
import { staffUserHandlers } from '../api/staffUser.ts';
import { staffViewHandlers } from '../api/staffView.ts';
import { staffExportHandlers } from '../api/staffExport.ts';
import { staffMemberHandlers } from '../api/staffMember.ts';
import { staffOpenBoxHandlers } from '../api/staffOpenBox.ts';
import { staffUnitReturnHandlers } from '../api/staffUnitReturns.ts';
import { staffOrderHandlers } from '../api/staffOrder.ts';
import { staffDispatchHandlers } from '../api/staffDispatch.ts';
import { staffAfterSaleHandlers } from '../api/staffAfterSale.ts';
import { staffInvoiceHandlers } from '../api/staffInvoice.ts';
import { staffMonitorHandlers } from '../api/staffMonitor.ts';
import { staffReplyTemplateHandlers } from '../api/staffReplyTemplate.ts';
import { staffOrderCareHandlers } from '../api/staffOrderCare.ts';
import { staffOrderSearchHandlers } from '../api/staffOrderSearch.ts';
import { staffOrderStoryHandlers } from '../api/staffOrderStory.ts';
import { staffSupportHandlers } from '../api/staffSupport.ts';
import { supportHandlers } from '../api/support.ts';
import { userHandlers } from '../api/user.ts';
import { vipHandlers } from '../api/vip.ts';
import { walletHandlers } from '../api/wallet.ts';
import { wechatMpHandlers } from '../api/wechatMp.ts';
import { wootHandlers } from '../api/woot.ts';
import { staffWootHandlers } from '../api/staffWoot.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

/** A handler for every endpoint of the contract. */
export const handlers: HandlersOf<Contract, ShopServices> = {
  ...userHandlers,
  ...accountHandlers,
  ...wechatMpHandlers,
  ...addressHandlers,
  ...fileHandlers,
  ...resourceHandlers,
  ...productHandlers,
  ...collectionHandlers,
  ...cartHandlers,
  ...paymentHandlers,
  ...walletHandlers,
  ...couponHandlers,
  ...integralHandlers,
  ...orderHandlers,
  ...afterSaleHandlers,
  ...reviewHandlers,
  ...staffOrderHandlers,
  ...staffOrderSearchHandlers,
  ...staffOrderStoryHandlers,
  ...staffOrderCareHandlers,
  ...staffDispatchHandlers,
  ...staffAfterSaleHandlers,
  ...staffReplyTemplateHandlers,
  ...staffInvoiceHandlers,
  ...staffMonitorHandlers,
  ...noticeHandlers,
  ...invoiceHandlers,
  ...staffHandlers,
  ...staffMemberHandlers,
  ...staffExportHandlers,
  ...staffAuditHandlers,
  ...staffViewHandlers,
  ...staffCouponHandlers,
  ...staffUserHandlers,
  ...parcelHandlers,
  ...invitationHandlers,
  ...clickHandlers,
  ...activeHandlers,
  ...vipHandlers,
  ...drawHandlers,
  ...staffDrawHandlers,
  ...groupPurchaseHandlers,
  ...staffGoodsHandlers,
  ...staffProductHandlers,
  ...staffStockHandlers,
  ...staffImportHandlers,
  ...questionHandlers,
  ...staffQuestionHandlers,
  ...staffReviewHandlers,
  ...staffGroupPurchaseHandlers,
  ...wootHandlers,
  ...staffWootHandlers,
  ...openBoxHandlers,
  ...staffOpenBoxHandlers,
  ...staffUnitReturnHandlers,
  ...staffApprovalHandlers,
  ...staffClosingHandlers,
  ...staffPaymentHandlers,
  ...staffReconcileHandlers,
  ...staffLedgerHandlers,
  ...staffReportHandlers,
  ...staffPayoutHandlers,
  ...staffIntegrityHandlers,
  ...staffDashboardHandlers,
  ...staffNewsHandlers,
  ...staffParameterHandlers,
  ...staffRefundHandlers,
  ...promotionLinkHandlers,
  ...effectOrderHandlers,
  ...staffCommissionHandlers,
  ...staffCompensationHandlers,
  ...staffEffectOrderHandlers,
  ...celebrityHandlers,
  ...businessHandlers,
  ...staffBusinessHandlers,
  ...advertisementHandlers,
  ...visitHandlers,
  ...staffAdvertisementHandlers,
  ...staffCelebrityHandlers,
  ...dropshippingHandlers,
  ...dropshippingWorkHandlers,
  ...contentHandlers,
  ...staffContentHandlers,
  ...supportHandlers,
  ...staffSupportHandlers,
  ...homeHandlers,
};

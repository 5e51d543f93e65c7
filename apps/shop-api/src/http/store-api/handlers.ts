import type { OperationId } from "@hearth/contract";
import type { CartHandler } from "../answer-cart.ts";
import type { Handler } from "../endpoint.ts";
import { addLineItem } from "./add-line-item.ts";
import { addProductOnWishlist } from "./add-product-on-wishlist.ts";
import { cancelOrder } from "./cancel-order.ts";
import { changeEmail } from "./change-email.ts";
import { changeLanguage } from "./change-language.ts";
import { changePassword } from "./change-password.ts";
import { changePaymentMethod } from "./change-payment-method.ts";
import { changeProfile } from "./change-profile.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { confirmNewsletter } from "./confirm-newsletter.ts";
import { createCustomerAddress } from "./create-customer-address.ts";
import { createOrder } from "./create-order.ts";
import { defaultBillingAddress, defaultShippingAddress } from "./default-address.ts";
import { deleteCart } from "./delete-cart.ts";
import { deleteCustomerAddress } from "./delete-customer-address.ts";
import { deleteCustomer } from "./delete-customer.ts";
import { deleteProductOnWishlist } from "./delete-product-on-wishlist.ts";
import { downloadDocument } from "./download-document.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endSession } from "./end-session.ts";
import { exportCustomer } from "./export-customer.ts";
import { finalizePayment } from "./finalize-payment.ts";
import { findOrder } from "./find-order.ts";
import { requestCustomerGroup } from "./request-customer-group.ts";
import { getCustomerGroupRegistrationInfo } from "./get-customer-group-registration-info.ts";
import { getCustomerRecoveryIsExpired } from "./get-customer-recovery-is-expired.ts";
import { handlePaymentMethod } from "./handle-payment-method.ts";
import { leaveNewsletter } from "./leave-newsletter.ts";
import { listAddress } from "./list-address.ts";
import { loginCustomer } from "./login-customer.ts";
import { logoutCustomer } from "./logout-customer.ts";
import { mergeProductOnWishlist } from "./merge-product-on-wishlist.ts";
import { orderDownloadFile } from "./order-download-file.ts";
import { orderSetPayment } from "./order-set-payment.ts";
import { readCart } from "./read-cart.ts";
import { readCategoryList } from "./read-category-list.ts";
import { readCategory } from "./read-category.ts";
import { readCms } from "./read-cms.ts";
import { readContext } from "./read-context.ts";
import { readCountryState } from "./read-country-state.ts";
import { readCountry } from "./read-country.ts";
import { readCurrency } from "./read-currency.ts";
import { readCustomerWishlist } from "./read-customer-wishlist.ts";
import { readCustomer } from "./read-customer.ts";
import { readExpressPayment } from "./read-express-payment.ts";
import { readLandingPage } from "./read-landing-page.ts";
import { readLanguages } from "./read-languages.ts";
import { readMedia } from "./read-media.ts";
import { readNavigation } from "./read-navigation.ts";
import { readNewsletterRecipient } from "./read-newsletter-recipient.ts";
import { readOrder } from "./read-order.ts";
import { readPaymentMethod } from "./read-payment-method.ts";
import { readProductCrossSellings } from "./read-product-cross-sellings.ts";
import { readProductDetail } from "./read-product-detail.ts";
import { readProductListing } from "./read-product-listing.ts";
import { readProductReviews } from "./read-product-reviews.ts";
import { readProduct } from "./read-product.ts";
import { readRouteRules } from "./read-route-rules.ts";
import { readRecommendations } from "./read-recommendations.ts";
import { readSalutation } from "./read-salutation.ts";
import { readSeoUrl } from "./read-seo-url.ts";
import { readSessions } from "./read-sessions.ts";
import { readShippingMethod } from "./read-shipping-method.ts";
import { recoveryPassword } from "./recovery-password.ts";
import { registerConfirm } from "./register-confirm.ts";
import { register } from "./register.ts";
import { removeLineItem, removeLineItemDeprecated } from "./remove-line-item.ts";
import { saveProductReview } from "./save-product-review.ts";
import { searchPage } from "./search-page.ts";
import { searchProductVariantIds } from "./search-product-variant-ids.ts";
import { searchSuggest } from "./search-suggest.ts";
import { sendContactMail } from "./send-contact-mail.ts";
import { sendRecoveryMail } from "./send-recovery-mail.ts";
import { recordConsent } from "./record-consent.ts";
import { socialLogin } from "./social-login.ts";
import { startExpressPayment } from "./start-express-payment.ts";
import { subscribeToNewsletter } from "./subscribe-to-newsletter.ts";
import { declareWithdrawal } from "./declare-withdrawal.ts";
import { unsubscribeToNewsletter } from "./unsubscribe-to-newsletter.ts";
import { updateCartDetails } from "./update-cart-details.ts";
import { updateContext } from "./update-context.ts";
import { updateCustomerAddress } from "./update-customer-address.ts";
import { updateLineItem } from "./update-line-item.ts";

/** One handler for each operation of the contract; a missing one does not compile. */
export const handlers: Readonly<Record<OperationId, Handler | CartHandler>> = {
  addLineItem,
  deleteCart,
  readCart,
  readCategoryList,
  readCategory,
  readCms,
  readContext,
  readCountryState,
  readCountry,
  readCurrency,
  readLandingPage,
  readLanguages,
  readMedia,
  readNavigation,
  readPaymentMethod,
  readProductCrossSellings,
  readProductDetail,
  readProductListing,
  readProductReviews,
  readProduct,
  readRouteRules,
  readRecommendations,
  readSalutation,
  readSeoUrl,
  readShippingMethod,
  removeLineItem,
  removeLineItemDeprecated,
  searchPage,
  searchProductVariantIds,
  searchSuggest,
  updateCartDetails,
  updateContext,
  updateLineItem,
  changeEmail,
  confirmEmailChange,
  changeLanguage,
  changePassword,
  changePaymentMethod,
  changeProfile,
  deleteCustomer,
  readSessions,
  endSession,
  endOtherSessions,
  exportCustomer,
  getCustomerGroupRegistrationInfo,
  requestCustomerGroup,
  getCustomerRecoveryIsExpired,
  loginCustomer,
  logoutCustomer,
  readCustomer,
  recoveryPassword,
  registerConfirm,
  register,
  sendRecoveryMail,
  socialLogin,
  listAddress,
  createCustomerAddress,
  updateCustomerAddress,
  deleteCustomerAddress,
  defaultBillingAddress,
  defaultShippingAddress,
  readCustomerWishlist,
  addProductOnWishlist,
  deleteProductOnWishlist,
  mergeProductOnWishlist,
  saveProductReview,
  subscribeToNewsletter,
  confirmNewsletter,
  unsubscribeToNewsletter,
  leaveNewsletter,
  readNewsletterRecipient,
  sendContactMail,
  declareWithdrawal,
  recordConsent,
  createOrder,
  readOrder,
  findOrder,
  orderSetPayment,
  cancelOrder,
  finalizePayment,
  handlePaymentMethod,
  readExpressPayment,
  startExpressPayment,
  download: downloadDocument,
  orderDownloadFile,
};

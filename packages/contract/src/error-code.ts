/** Codes are the only thing a client may match on: closed lists, texts live in i18n. */

/** Shopware answers "0" where no code of its own exists: missing access key, unknown route, server fault. */
export const NO_CODE = "0";

export const criteriaErrorCodes = [
  "FRAMEWORK__INVALID_PAGE_QUERY",
  "FRAMEWORK__INVALID_LIMIT_QUERY",
  "FRAMEWORK__QUERY_LIMIT_EXCEEDED",
  "FRAMEWORK__INVALID_API_CRITERIA_IDS",
  "FRAMEWORK__INVALID_FILTER_QUERY",
  "FRAMEWORK__INVALID_SORT_QUERY",
  "FRAMEWORK__INVALID_AGGREGATION_QUERY",
  "FRAMEWORK__INVALID_AGGREGATION_NAME",
  "FRAMEWORK__ASSOCIATION_NOT_FOUND",
  "FRAMEWORK__UNMAPPED_FIELD",
] as const;

export const requestErrorCodes = [
  "FRAMEWORK__MISSING_REQUEST_PARAMETER",
  "FRAMEWORK__INVALID_REQUEST_PARAMETER",
  "FRAMEWORK__INVALID_UUID",
  "FRAMEWORK__ENTITY_NOT_FOUND",
  "FRAMEWORK__READ_PROTECTED",
  "FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND",
  "FRAMEWORK__RATE_LIMIT_EXCEEDED",
  "FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE",
  "SYSTEM__LANGUAGE_NOT_FOUND",
  "SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION",
  "CHECKOUT__CUSTOMER_NOT_LOGGED_IN",
] as const;

export const catalogErrorCodes = [
  "CONTENT__PRODUCT_NOT_FOUND",
  "CONTENT__PRODUCT_VARIANT_NOT_FOUND",
  "PRODUCT_INVALID_OPTIONS_PARAMETER",
  "PRODUCT__CATEGORY_NOT_FOUND",
  "PRODUCT_SORTING_NOT_FOUND",
  "CONTENT__CATEGORY_NOT_FOUND",
  "CONTENT__CMS_PAGE_NOT_FOUND",
  "CONTENT__LANDING_PAGE_NOT_FOUND",
  "CONTENT__MEDIA_EMPTY_ID",
] as const;

export const violationCodes = [
  "VIOLATION::IS_BLANK_ERROR",
  "VIOLATION::TOO_SHORT_ERROR",
  "VIOLATION::TOO_LONG_ERROR",
  "VIOLATION::TOO_LOW_ERROR",
  "VIOLATION::TOO_HIGH_ERROR",
  "VIOLATION::INVALID_FORMAT_ERROR",
  "VIOLATION::STRICT_CHECK_FAILED_ERROR",
  "VIOLATION::INVALID_EMAIL_FORMAT_ERROR",
  "VIOLATION::NOT_EQUAL_ERROR",
  "VIOLATION::NO_SUCH_CHOICE_ERROR",
  "VIOLATION::INVALID_TYPE_ERROR",
  "VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE",
  "VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT",
  "VIOLATION::VAT_ID_FORMAT_NOT_CORRECT",
  "VIOLATION::ZIP_CODE_INVALID",
  "VIOLATION::ENTITY_DOES_NOT_EXISTS",
  "VIOLATION::ENTITY_EXISTS",
] as const;

/** Blank or overlong address fields answer one of these as `detail` beside the general violation code. */
export const violationDetailCodes = [
  "VIOLATION::FIRST_NAME_IS_BLANK_ERROR",
  "VIOLATION::LAST_NAME_IS_BLANK_ERROR",
  "VIOLATION::STREET_IS_BLANK_ERROR",
  "VIOLATION::CITY_IS_BLANK_ERROR",
  "VIOLATION::COUNTRY_IS_BLANK_ERROR",
  "VIOLATION::PHONE_NUMBER_IS_BLANK_ERROR",
  "VIOLATION::ADDITIONAL_ADDR1_IS_BLANK_ERROR",
  "VIOLATION::ADDITIONAL_ADDR2_IS_BLANK_ERROR",
  "VIOLATION::FIRST_NAME_IS_TOO_LONG",
  "VIOLATION::LAST_NAME_IS_TOO_LONG",
  "VIOLATION::TITLE_IS_TOO_LONG",
  "VIOLATION::ZIPCODE_IS_TOO_LONG",
  "VIOLATION::PHONE_NUMBER_IS_TOO_LONG",
] as const;

export const errorCodes = [
  NO_CODE,
  ...criteriaErrorCodes,
  ...requestErrorCodes,
  ...catalogErrorCodes,
  ...violationCodes,
] as const;

export type CriteriaErrorCode = (typeof criteriaErrorCodes)[number];
export type RequestErrorCode = (typeof requestErrorCodes)[number];
export type CatalogErrorCode = (typeof catalogErrorCodes)[number];
export type ViolationCode = (typeof violationCodes)[number];
export type ViolationDetailCode = (typeof violationDetailCodes)[number];
export type ErrorCode = (typeof errorCodes)[number];

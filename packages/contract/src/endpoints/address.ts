import { AddressBodySchema } from "../request/account-input.ts";
import { criteriaKeys } from "../criteria/criteria-key.ts";
import { idParam, visitorEndpoint } from "../endpoint.ts";
import { CustomerAddressSchema } from "../entity/customer/customer-address.ts";
import { entitySearchResult } from "../envelope.ts";
import {
  BAD_FORMAT,
  BAD_ZIPCODE,
  BLANK,
  formErrors,
  formInput,
  NO_CHOICE,
  TOO_LONG,
  UNKNOWN_ENTITY,
} from "./form-errors.ts";
import { badId, badParameter, criteriaErrors, notLoggedIn } from "./shared-errors.ts";

const pathParams = { addressId: idParam("Id of an address of the customer") } as const;
const unknownAddress = { status: 400, code: "CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND" } as const;

const form = {
  ...formInput,
  login: "session",
  input: AddressBodySchema,
  answers: { 200: CustomerAddressSchema },
} as const;
const fieldErrors = formErrors(BLANK, TOO_LONG, BAD_FORMAT, NO_CHOICE, BAD_ZIPCODE, UNKNOWN_ENTITY);

const newDefault = {
  method: "PATCH",
  login: "session",
  pathParams,
  answers: { 204: null },
  errors: [badId, badParameter, unknownAddress, notLoggedIn],
} as const;

export const addressEndpoints = {
  listAddress: visitorEndpoint({
    operationId: "listAddress",
    path: "/account/list-address",
    summary: "Addresses of the customer with country, state and salutation",
    login: "session",
    criteria: criteriaKeys,
    answers: { 200: entitySearchResult(CustomerAddressSchema, "CustomerAddressResult") },
    errors: [...criteriaErrors, notLoggedIn],
  }),
  createCustomerAddress: visitorEndpoint({
    ...form,
    operationId: "createCustomerAddress",
    path: "/account/address",
    summary: "Add an address",
    errors: [...fieldErrors, notLoggedIn],
  }),
  updateCustomerAddress: visitorEndpoint({
    ...form,
    operationId: "updateCustomerAddress",
    method: "PATCH",
    path: "/account/address/{addressId}",
    summary: "Change an address; missing fields are emptied",
    pathParams,
    errors: [badId, ...fieldErrors, unknownAddress, notLoggedIn],
  }),
  deleteCustomerAddress: visitorEndpoint({
    operationId: "deleteCustomerAddress",
    method: "DELETE",
    path: "/account/address/{addressId}",
    summary: "Delete an address",
    login: "session",
    pathParams,
    answers: { 204: null },
    errors: [
      badId,
      badParameter,
      unknownAddress,
      { status: 400, code: "CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT" },
      { status: 400, code: "CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE" },
      notLoggedIn,
    ],
  }),
  defaultBillingAddress: visitorEndpoint({
    ...newDefault,
    operationId: "defaultBillingAddress",
    path: "/account/address/default-billing/{addressId}",
    summary: "Change the default billing address, not that of the running checkout",
  }),
  defaultShippingAddress: visitorEndpoint({
    ...newDefault,
    operationId: "defaultShippingAddress",
    path: "/account/address/default-shipping/{addressId}",
    summary: "Change the default shipping address, not that of the running checkout",
  }),
} as const;

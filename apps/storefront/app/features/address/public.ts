// Who somebody is and where: one set of fields for guests, registration, profile and addresses, in the account and at the checkout, with
// their labels, names and choices. How an address is written on an envelope: address-view.ts.
export { AddressFields } from "./address-fields.tsx";
export { AddressForm } from "./address-form.tsx";
export {
  addressFormNames,
  addressFormValues,
  addressInput,
  besideAddressFields,
} from "./address-form-data.ts";
export { homeCountry } from "./address-choices.ts";
export type { OfferedChoices, Option } from "./address-choices.ts";
export { addressLabels, companyLabels, personLabels } from "./address-labels.ts";
export { addressNames, isStateElsewhere, personNames, placeNames } from "./address-names.ts";
export { addressView } from "./address-view.ts";
export type { AddressView } from "./address-view.ts";
export { OffRouteNotice } from "./off-route-notice.tsx";
export { NameFields, PersonFields } from "./person-fields.tsx";
export { readVatIds, vatIdText } from "./vat-ids.ts";

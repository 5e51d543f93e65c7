// Addresses of customers and guests: each sees and changes only their own. What a country asks of an address is in @hearth/contract/form.
export { addressList } from "./address-list.ts";
export { createAddress, deleteAddress, updateAddress } from "./change-address.ts";
export { changeDefaultAddress } from "./default-address.ts";

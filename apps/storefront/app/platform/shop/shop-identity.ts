/** Who runs the shop, for machines. Texts for people are content pages of the shop API. */
export interface ShopIdentity {
  name: string;
  legalName: string;
  email: string;
  phone: string;
}

export const shopIdentity: ShopIdentity = {
  name: "Hearth",
  legalName: "Hearth GmbH",
  email: "service@hearth.example",
  phone: "+496990009100",
};

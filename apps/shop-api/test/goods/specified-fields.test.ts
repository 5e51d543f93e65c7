import type { Category, Customer, CustomerAddress, EntitySearchResult, Product } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { absentFields } from "../harness/content/absent-fields.ts";
import { address, contextOf, newMember } from "../harness/account/account.ts";
import { item, lineOf, newShopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, order, readOrders } from "../harness/order/checkout.ts";
import { listing } from "../harness/content/listing.ts";
import { testShop } from "../harness/test-shop.ts";

/* The fields that the product's requirements name, in answers as clients get them. What they hold is said by the tests of each thing. */
const shop = testShop();

describe("an answer has the fields the requirements name:", () => {
  it("address [106-108]", async () => {
    const member = await newMember(shop);
    const full = address({
      company: "Sund AG",
      additionalAddressLine1: "Hinterhaus",
      phoneNumber: "+49 561 123456",
      customFields: { hearth_mobile_number: "+49 170 1234567" },
    });
    const { body } = await shop.api.post<CustomerAddress>("/account/address", full, member.headers);
    expect(
      absentFields(
        body,
        `id salutationId firstName lastName countryId countryStateId company
         street additionalAddressLine1 city zipcode
         phoneNumber customFields.hearth_mobile_number`,
      ),
    ).toEqual([]);
  });

  it("customer, with the VAT ids of the addresses [107, 110, 111]", async () => {
    const { headers, token } = await newMember(shop);
    const choice = `/account/change-payment-method/${id.paymentMethod("invoice")}`;
    await shop.api.post(choice, {}, headers);
    const { body } = await shop.api.post<Customer>("/account/customer", {}, headers);
    expect(
      absentFields(
        body,
        `id active guest email vatIds
         defaultPaymentMethod.technicalName defaultBillingAddressId defaultShippingAddressId`,
      ),
    ).toEqual([]);
    const { customer } = await contextOf(shop, token);
    expect(absentFields(customer, `activeShippingAddress.city activeBillingAddress.city`)).toEqual([]);
  });

  it("order [112-115]", async () => {
    const buyer = await guestWith(shop, item("hose", 2));
    const placed = await order(shop, buyer);
    const associations = {
      stateMachineState: {},
      lineItems: {},
      orderCustomer: {},
      billingAddress: { associations: { country: {} } },
      transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
    };
    const { orders } = await readOrders(shop, buyer.headers, { ids: [placed.id], associations });
    expect(
      absentFields(
        orders.elements[0],
        `id orderNumber orderDateTime stateMachineState.technicalName amountTotal
         price.positionPrice price.calculatedTaxes.tax
         shippingCosts.totalPrice shippingCosts.calculatedTaxes.tax
         lineItems.quantity lineItems.price.unitPrice lineItems.price.totalPrice
         transactions.paymentMethod.technicalName transactions.paymentMethod.name
         transactions.paymentMethod.translated.name transactions.stateMachineState.technicalName
         orderCustomer.email billingAddress.phoneNumber billingAddress.firstName
         billingAddress.lastName billingAddress.street billingAddress.city
         billingAddress.zipcode billingAddress.country.iso`,
      ),
    ).toEqual([]);
  });

  it("cart [117, 118]", async () => {
    const cart = await newShopper(shop.api).add(item("hose"));
    expect(
      absentFields(
        cart,
        `lineItems.id price.totalPrice price.positionPrice errors
         deliveries.shippingCosts.totalPrice`,
      ),
    ).toEqual([]);
  });

  it("line of a cart [121, 123-127]", async () => {
    const cart = await newShopper(shop.api).add(item("hose", 50));
    const line = lineOf(cart, id.product("hose"));
    expect(
      absentFields(
        line,
        `id type referencedId label quantity removable cover good
         payload.hearthCartSource payload.hearthCartReferenceId
         price.unitPrice price.listPrice price.totalPrice price.taxRules.taxRate
         price.referencePrice.price
         price.referencePrice.referenceUnit
         price.referencePrice.unitName
         priceDefinition.price priceDefinition.listPrice
         priceDefinition.referencePriceDefinition.purchaseUnit
         priceDefinition.referencePriceDefinition.unitName
         deliveryInformation.stock deliveryInformation.deliveryTime.name
         quantityInformation.minPurchase quantityInformation.maxPurchase
         quantityInformation.purchaseSteps`,
      ),
    ).toEqual([]);
    expect(line.states).toEqual(["is-physical"]);
  });

  it("product [130, 131]", async () => {
    const { body } = await shop.api.post<EntitySearchResult<Product>>(
      "/product",
      {
        ids: [id.product("kestrel-8")],
        associations: { manufacturer: {}, seoCategory: {}, media: {} },
      },
      { "sw-include-seo-urls": "1" },
    );
    const [product] = body.elements;
    expect(
      absentFields(
        product,
        `id name translated.name productNumber customFields.weee
         manufacturer.translated.name seoCategory.translated.name
         seoUrls.seoPathInfo seoUrls.isCanonical seoUrls.languageId seoUrls.salesChannelId
         calculatedPrice.unitPrice calculatedPrices calculatedCheapestPrice.hasRange
         calculatedPrice.regulationPrice ratingAverage`,
      ),
    ).toEqual([]);
  });

  it("pictures of a product, and files of an order [132]", async () => {
    const { body } = await shop.api.post<EntitySearchResult<Product>>("/product", {
      ids: [id.product("kestrel-8")],
      associations: { media: {} },
    });
    expect(absentFields(body.elements[0], `cover.media.url media.media.url media.media.thumbnails`)).toEqual(
      [],
    );
    const placed = await order(shop, await guestWith(shop, item("guide")));
    expect(
      absentFields(
        placed.lineItems?.[0],
        `downloads.id downloads.accessGranted
         downloads.media.fileName downloads.media.fileExtension`,
      ),
    ).toEqual([]);
  });

  it("session context [137, 138]", async () => {
    const context = await newShopper(shop.api).context();
    expect(
      absentFields(
        context,
        `shippingMethod.id paymentMethod.id currency.isoCode currency.symbol customer
         shippingLocation.address shippingLocation.country.iso
         salesChannel.countryId salesChannel.languageId
         context.languageIdChain context.taxState`,
      ),
    ).toEqual([]);
  });

  it("language [139]", async () => {
    const { body } = await shop.api.post<EntitySearchResult<object>>("/language");
    expect(absentFields(body.elements, `id translationCode.code`)).toEqual([]);
  });

  it("navigation [140, 141]", async () => {
    const path = "/navigation/main-navigation/main-navigation";
    const { body } = await shop.api.post<Category[]>(path, {}, { "sw-include-seo-urls": "1" });
    expect(
      absentFields(
        body,
        `id parentId level name description children.id childCount
         seoUrls.seoPathInfo internalLink externalLink linkNewTab media.url breadcrumb`,
      ),
    ).toEqual([]);
  });

  it("listing [143-145]", async () => {
    const found = await listing(shop, "photovoltaics");
    expect(
      absentFields(
        found,
        `elements.id total limit page sorting
         availableSortings.key availableSortings.translated.label
         aggregations.manufacturer aggregations.properties aggregations.price
         currentFilters.manufacturer currentFilters.properties
         currentFilters.price.min currentFilters.price.max`,
      ),
    ).toEqual([]);
  });
});

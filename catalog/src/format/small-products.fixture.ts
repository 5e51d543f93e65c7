export function pump() {
  return {
    key: "aero",
    number: "NW-A",
    manufacturer: "nordwerk",
    name: { de: "Wärmepumpe Aero", en: "Heat pump Aero" },
    description: { de: "<p>Leise.</p>" },
    keywords: { de: "Luftwärmepumpe" },
    categories: ["monobloc"],
    tax: "standard",
    price: { gross: 8499, list: 9299, tiers: [{ from: 5, gross: 8199.5 }], trade: { gross: 7999 } },
    priceHistory: [
      { daysAgo: 45, gross: 9299 },
      { daysAgo: 20, gross: 8999 },
    ],
    discountNotice: "rrp",
    delivery: "days-2-4",
    shippingCostType: "package",
    shippingMethod: "parcel",
    weight: 128.5,
    quantity: { max: 10 },
    topseller: true,
    properties: { colour: ["red"] },
    pictures: ["pump.svg", "pump.png"],
    energyLabels: [
      { class: "A+++", color: "#00a650", from: "A+++", to: "D", name: { de: "Raumheizung 35 °C" } },
    ],
    documents: ["data-sheet", "manual"],
    crossSelling: [
      { name: { de: "Zubehör", en: "Accessories", pl: "Akcesoria" }, products: ["tank"] },
      { name: { de: "Bestseller" }, stream: "topsellers" },
    ],
    customFields: { weee: "DE 12345678", scope: { de: "Gerät", en: "Device" } },
    reviews: [
      {
        language: "de",
        title: "Gut",
        text: "Leise.",
        points: 5,
        author: "M. T.",
        date: "2026-08-14",
        approved: true,
      },
    ],
    variantGroups: ["power"],
    variants: [
      { key: "aero-8", number: "NW-A-8", ean: "4006381333931", options: { power: "kw-8" }, stock: 4 },
      {
        key: "aero-12",
        number: "NW-A-12",
        name: { de: "Wärmepumpe Aero XL" },
        options: { power: "kw-12" },
        price: 9499,
        stock: 0,
        quantity: { min: 1 },
      },
    ],
  };
}

export function tank() {
  return {
    key: "tank",
    number: "NW-T",
    manufacturer: "nordwerk",
    name: { de: "Schlauch", en: "Hose", pl: "Wąż" },
    path: { de: "schlauch" },
    oldPaths: { en: ["old-hose"] },
    categories: ["heat-pumps", "cables"],
    tax: "standard",
    price: 119,
    unitPrice: { unit: "metre", purchase: 20, reference: 1 },
    packUnit: { de: "Rolle" },
    packUnitPlural: { de: "Rollen" },
    delivery: "days-2-4",
    shippingCostType: "package",
    stock: 14,
    released: "2026-10-01",
  };
}

export function guide() {
  return {
    key: "guide",
    number: "NW-G",
    manufacturer: "nordwerk",
    name: { de: "Planungshilfe" },
    categories: ["heat-pumps"],
    tax: "standard",
    price: 19,
    delivery: "days-2-4",
    shippingCostType: "package",
    stock: 1000,
    digital: true,
    downloads: [{ file: "guide.pdf" }],
  };
}

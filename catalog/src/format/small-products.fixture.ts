const meta = (name: string) => ({
  title: { de: name, en: name, pl: name },
  description: { de: `${name} kaufen`, en: `Buy ${name}`, pl: `Kup ${name}` },
});

export function pump() {
  return {
    key: "aero",
    number: "NW-A",
    manufacturer: "nordwerk",
    name: { de: "Wärmepumpe Aero", en: "Heat pump Aero", pl: "Pompa ciepła Aero" },
    description: { de: "<p>Leise.</p>", en: "<p>Quiet.</p>", pl: "<p>Cicha.</p>" },
    keywords: { de: "Luftwärmepumpe", en: "air source", pl: "powietrzna" },
    meta: meta("Aero"),
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
    weight: 28.5,
    quantity: { max: 10 },
    topseller: true,
    properties: { colour: ["red"] },
    pictures: ["pump.svg", "pump.png"],
    energyLabels: [
      {
        class: "A+++",
        color: "#009640",
        from: "A+++",
        to: "D",
        name: { de: "Heizung", en: "Heating", pl: "Ogrzewanie" },
      },
    ],
    documents: ["data-sheet", "manual"],
    crossSelling: [
      { name: { de: "Zubehör", en: "Accessories", pl: "Akcesoria" }, products: ["tank"] },
      { name: { de: "Bestseller", en: "Bestsellers", pl: "Bestsellery" }, stream: "topsellers" },
    ],
    customFields: {
      electric: true,
      weee: "DE 12345678",
      eprel: "1840021",
      safety: { de: "Fachkraft nötig", en: "By an expert only", pl: "Tylko fachowiec" },
    },
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
        name: { de: "Wärmepumpe Aero XL", en: "Heat pump Aero XL", pl: "Pompa ciepła Aero XL" },
        options: { power: "kw-12" },
        properties: { sound: "db-48" },
        price: 9499,
        stock: 0,
        restockDays: 10,
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
    description: { de: "<p>Lang.</p>", en: "<p>Long.</p>", pl: "<p>Długi.</p>" },
    meta: meta("Schlauch"),
    categories: ["cables", "heat-pumps"],
    tax: "standard",
    price: 119,
    unitPrice: { unit: "metre", purchase: 20, reference: 1 },
    packUnit: { de: "Rolle", en: "coil", pl: "zwój" },
    packUnitPlural: { de: "Rollen", en: "coils", pl: "zwoje" },
    pictures: ["hose.svg"],
    weight: 4,
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
    name: { de: "Planungshilfe", en: "Planning guide", pl: "Poradnik" },
    description: { de: "<p>Rechnet.</p>", en: "<p>Calculates.</p>", pl: "<p>Liczy.</p>" },
    meta: meta("Planungshilfe"),
    pictures: ["folder.svg"],
    categories: ["heat-pumps"],
    tax: "standard",
    price: 19,
    delivery: "instant",
    shippingCostType: "package",
    stock: 1000,
    digital: true,
    downloads: [{ file: "guide.pdf" }],
  };
}

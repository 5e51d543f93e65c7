export interface MakerAddress {
  name: string;
  street: string;
  zip: string;
  city: string;
  /** As the language of the page calls it. */
  land: string;
  email: string;
  link: string | null;
}

/** The paragraph of a maker's page that says where it is reached. Written by an import, and looked for again when staff change the maker. */
export function makerAddress({ name, street, zip, city, land, email, link }: MakerAddress): string {
  const ways = [
    `<a href="mailto:${email}">${email}</a>`,
    ...(link ? [`<a href="${link}">${new URL(link).host}</a>`] : []),
  ];
  return `<p>${[name, street, `${zip} ${city}`, land, ...ways].join("<br>")}</p>`;
}

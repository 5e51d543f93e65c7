import type { ShopIdentity } from "../../platform/shop/shop-identity.tsx";
import type { Certificate, Contact, Method, OpeningHours, SocialLink, Usp } from "../shell-data.ts";

/** Custom fields are whatever an editor wrote: entries that miss something necessary are left out. */
type Fields = Readonly<Record<string, unknown>> | null | undefined;

export function readUsps(fields: Fields): Usp[] {
  return records(fields?.["hearth_usps"]).flatMap(({ icon, text: words, target }) =>
    text(icon) && text(words) ? [{ icon: text(icon), text: text(words), target: text(target) || null }] : [],
  );
}

export function readSocial(fields: Fields): SocialLink[] {
  return records(fields?.["hearth_social"]).flatMap(({ icon, name, url }) =>
    text(icon) && text(name) && text(url).startsWith("https://")
      ? [{ icon: text(icon), name: text(name), url: text(url) }]
      : [],
  );
}

export function readCertificates(fields: Fields): Certificate[] {
  return records(fields?.["hearth_certificates"]).flatMap((entry) => {
    const { name, mediaUrl } = entry;
    if (!text(name) || !text(mediaUrl)) return [];
    return [
      {
        name: text(name),
        text: text(entry["text"]),
        mediaUrl: text(mediaUrl),
        target: text(entry["target"]) || null,
      },
    ];
  });
}

export function readContact(fields: Fields): Contact | null {
  const [contact] = records([fields?.["hearth_contact"]]);
  if (!contact || !text(contact["phone"]) || !text(contact["email"])) return null;
  return {
    phone: text(contact["phone"]),
    email: text(contact["email"]),
    hours: records(contact["hours"]).flatMap(readHours),
  };
}

export function readShop(fields: Fields): ShopIdentity {
  const [shop] = records([fields?.["hearth_shop"]]);
  const name = text(shop?.["name"]);
  const { email = "", phone = "" } = readContact(fields) ?? {};
  return { name, legalName: text(shop?.["legalName"]) || name, email, phone };
}

interface NamedMethod {
  id: string;
  translated: { name?: string | null };
  customFields?: Fields;
}

/** A method may stand for several marks, as a card does for its brands, or for those who carry it out. */
export function readMethods(methods: readonly NamedMethod[]): Method[] {
  return methods.flatMap(({ id, translated, customFields }) => {
    const carriers = records(customFields?.["carriers"]).flatMap(({ name, icon }) =>
      text(name) && text(icon) ? [{ id: `${id} ${text(name)}`, name: text(name), icons: [text(icon)] }] : [],
    );
    if (carriers.length > 0) return carriers;
    const several = list(customFields?.["icons"]).map(text).filter(Boolean);
    const icons = several.length > 0 ? several : [text(customFields?.["icon"])].filter(Boolean);
    return translated.name ? [{ id, name: translated.name, icons }] : [];
  });
}

function readHours({ days, from, to }: Record<string, unknown>): OpeningHours[] {
  const known = list(days).filter((day): day is number => Number.isInteger(day) && 1 <= Number(day));
  const time = /^\d{2}:\d{2}$/;
  if (known.length === 0 || !time.test(text(from)) || !time.test(text(to))) return [];
  return [{ days: known, from: text(from), to: text(to) }];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function records(value: unknown): Record<string, unknown>[] {
  return list(value).filter(
    (entry): entry is Record<string, unknown> => typeof entry === "object" && entry !== null,
  );
}

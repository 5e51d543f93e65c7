import { videoData } from "../../video/public.ts";
import type { VideoData, VideoProvider } from "../../video/public.ts";
import type { CustomFields } from "./custom-field.ts";
import { readRecords, readText } from "./custom-field.ts";
import type { CertificateData, SafetyData, ShippingWay } from "../product-data.ts";

const shippingWays: readonly ShippingWay[] = ["parcel", "bulky", "freight"];
const providers: readonly VideoProvider[] = ["youtube", "vimeo"];
const noTexts = { alt: null, title: null };

export function shippingWay(fields: CustomFields): ShippingWay | null {
  const way = readText(fields, "shippingMethod");
  return shippingWays.find((known) => known === way) ?? null;
}

export function certificates(fields: CustomFields): CertificateData[] {
  return readRecords(fields, "certificates").flatMap((entry) => {
    const name = readText(entry, "name");
    return name ? [{ name, text: readText(entry, "text") ?? "", mediaUrl: readText(entry, "mediaUrl") }] : [];
  });
}

/** A video of a provider the consent placeholder does not know is left out. */
export function videos(fields: CustomFields): VideoData[] {
  return readRecords(fields, "videos").flatMap((entry) => {
    const provider = providers.find((known) => known === entry["provider"]);
    const previewUrl = readText(entry, "previewUrl");
    if (!provider) return [];
    const preview = previewUrl
      ? { url: previewUrl, metaData: null, thumbnails: [], translated: noTexts }
      : null;
    return videoData({ provider, id: readText(entry, "id"), title: readText(entry, "title"), preview }) ?? [];
  });
}

export function safetyData(fields: CustomFields, makerFields: CustomFields): SafetyData {
  return {
    text: readText(fields, "safety"),
    hazard: readText(fields, "hazard"),
    hasFGas: Boolean(fields?.["fGas"]),
    dataInfo: fields?.["connected"] === true ? readText(fields, "dataInfo") : null,
    hasBattery: fields?.["battery"] === true,
    weee: weeeNumber(fields, makerFields),
  };
}

/** A manufacturer of electric devices makes pipes as well: its number goes with electric products only. */
function weeeNumber(fields: CustomFields, makerFields: CustomFields): string | null {
  return readText(fields, "weee") ?? (fields?.["electric"] === true ? readText(makerFields, "weee") : null);
}

import { missingLanguages } from "../offer-facts.ts";
import type { Offer } from "../offer.ts";
import type { Fault, Shelf } from "../rule.ts";
import { offerRule } from "../rule.ts";

const SMALLEST_COVER = 600;

/** A cover that is large enough, and words for whoever does not see it. */
export const pictureRule = offerRule(
  "picture",
  () => true,
  (offer, shelf) => {
    const { shown, entryOf } = offer;
    const [cover] = shown.pictures ?? [];
    const entry = entryOf("pictures");
    if (cover === undefined)
      return [{ entry, path: ["pictures"], message: "a product is shown with a picture", kind: "missing" }];
    const faults: Fault[] = (shown.pictures ?? []).flatMap((picture, index) => {
      const missing = missingLanguages(shelf.catalogue.altTexts[picture], shelf.languages);
      return missing.length === 0
        ? []
        : [
            {
              entry,
              path: ["pictures", index],
              message: `has no alternative text in ${missing.join(", ")}`,
              languages: missing,
            },
          ];
    });
    const facts = shelf.pictures.get(cover);
    if (facts && !facts.isVector && Math.max(facts.width, facts.height) < SMALLEST_COVER)
      faults.push({
        entry,
        path: ["pictures", 0],
        message: `is smaller than ${SMALLEST_COVER} pixels`,
        kind: "too-small",
      });
    return [...faults, ...twinFaults(offer, cover, shelf)];
  },
);

/** Two families behind the same picture cannot be told apart on a shelf. */
function twinFaults({ product, entryOf }: Offer, cover: string, { offers, pictures }: Shelf): Fault[] {
  const own = pictures.get(cover)?.hash;
  const twin = offers.find(
    (other) => other.product !== product && pictures.get(other.shown.pictures?.[0] ?? "")?.hash === own,
  );
  return twin && own
    ? [
        {
          entry: entryOf("pictures"),
          path: ["pictures", 0],
          message: `is the same picture as the cover of "${twin.product.key}"`,
          kind: "twin",
        },
      ]
    : [];
}

import { missingLanguages } from "../offer-facts.ts";
import type { Fault } from "../rule.ts";
import { offerRule } from "../rule.ts";

// Courts want a latest day the buyer can work out: these words promise none.
const vague = /voraussichtlich|in der regel|bald|demnächst|usually|normally|soon|zwykle|wkrótce|zazwyczaj/i;

/** Art. 246a EGBGB: a day by which the goods are there can be derived from what the page says. */
export const deliveryTimeRule = offerRule(
  "delivery-time",
  () => true,
  ({ shown, entryOf }, { catalogue, languages }) => {
    const faults: Fault[] = [];
    const time = catalogue.shop.deliveryTimes.find(({ key }) => key === shown.delivery);
    const missing = missingLanguages(time?.name, languages);
    if (!time || time.max < 1)
      faults.push({ entry: entryOf("delivery"), path: ["delivery"], message: "names no latest time" });
    else if (missing.length > 0)
      faults.push({
        entry: time,
        path: ["name"],
        message: `is missing in ${missing.join(", ")}`,
        languages: missing,
      });
    else if (Object.values(time.name).some((name) => vague.test(name)))
      faults.push({ entry: time, path: ["name"], message: "promises no day" });
    if (shown.stock === 0 && !shown.closeout && shown.restockDays === undefined)
      faults.push({
        entry: entryOf("stock"),
        path: ["stock"],
        message: 'what is sold out and comes again needs "restockDays", what does not is a closeout',
      });
    return faults;
  },
);

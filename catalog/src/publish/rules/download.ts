import { offerRule } from "../rule.ts";

/** Who buys a file must get one, at once. */
export const downloadRule = offerRule(
  "download",
  ({ shown }) => shown.digital === true,
  ({ shown, entryOf }, { catalogue }) => {
    const unit = catalogue.shop.deliveryTimes.find(({ key }) => key === shown.delivery)?.unit;
    return [
      ...(shown.downloads
        ? []
        : [{ entry: entryOf("downloads"), path: ["downloads"], message: "digital goods have downloads" }]),
      ...(unit === "hour"
        ? []
        : [
            {
              entry: entryOf("delivery"),
              path: ["delivery"],
              message: "digital goods are there within hours",
            },
          ]),
    ];
  },
);

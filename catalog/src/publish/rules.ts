import { batteryRule } from "./rules/battery.ts";
import { chemicalsRule } from "./rules/chemicals.ts";
import { dataActRule } from "./rules/data-act.ts";
import { dataSheetRule } from "./rules/data-sheet.ts";
import { deliveryTimeRule } from "./rules/delivery-time.ts";
import { downloadRule } from "./rules/download.ts";
import { energyLabelRule } from "./rules/energy-label.ts";
import { fGasRule } from "./rules/f-gas.ts";
import { greenClaimsRule } from "./rules/green-claims.ts";
import { manufacturerRule } from "./rules/manufacturer.ts";
import { pictureRule } from "./rules/picture.ts";
import { pictureSizeRule } from "./rules/picture-size.ts";
import { priceClaimRule } from "./rules/price-claim.ts";
import { propertyTextsRule } from "./rules/property-texts.ts";
import type { Rule } from "./rule.ts";
import { safetyRule } from "./rules/safety.ts";
import { shippingRule } from "./rules/shipping.ts";
import { textsRule } from "./rules/texts.ts";
import { unitPriceRule } from "./rules/unit-price.ts";
import { weeeRule } from "./rules/weee.ts";
import { zeroRateRule } from "./rules/zero-rate.ts";

/** Every rule a product has to keep before it is shown in a shop. */
export const publishRules: readonly Rule[] = [
  energyLabelRule,
  dataSheetRule,
  unitPriceRule,
  priceClaimRule,
  manufacturerRule,
  safetyRule,
  deliveryTimeRule,
  weeeRule,
  batteryRule,
  chemicalsRule,
  dataActRule,
  fGasRule,
  zeroRateRule,
  greenClaimsRule,
  textsRule,
  propertyTextsRule,
  pictureRule,
  pictureSizeRule,
  downloadRule,
  shippingRule,
];

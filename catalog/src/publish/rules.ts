import { batteryRule } from "./battery.ts";
import { chemicalsRule } from "./chemicals.ts";
import { dataActRule } from "./data-act.ts";
import { dataSheetRule } from "./data-sheet.ts";
import { deliveryTimeRule } from "./delivery-time.ts";
import { downloadRule } from "./download.ts";
import { energyLabelRule } from "./energy-label.ts";
import { fGasRule } from "./f-gas.ts";
import { greenClaimsRule } from "./green-claims.ts";
import { manufacturerRule } from "./manufacturer.ts";
import { pictureRule } from "./picture.ts";
import { pictureSizeRule } from "./picture-size.ts";
import { priceClaimRule } from "./price-claim.ts";
import { propertyTextsRule } from "./property-texts.ts";
import type { Rule } from "./rule.ts";
import { safetyRule } from "./safety.ts";
import { shippingRule } from "./shipping.ts";
import { textsRule } from "./texts.ts";
import { unitPriceRule } from "./unit-price.ts";
import { weeeRule } from "./weee.ts";
import { zeroRateRule } from "./zero-rate.ts";

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

import type { Messages } from "../messages.ts";
import { error } from "./pl-pl/error.ts";
import { listing } from "./pl-pl/listing.ts";
import { price } from "./pl-pl/price.ts";
import { product } from "./pl-pl/product.ts";
import { seo } from "./pl-pl/seo.ts";
import { shell } from "./pl-pl/shell.ts";

export const plPL: Messages = { ...error, ...listing, ...price, ...product, ...seo, ...shell };

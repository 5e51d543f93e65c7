import type { Messages } from "../messages.ts";
import { error } from "./en-gb/error.ts";
import { listing } from "./en-gb/listing.ts";
import { price } from "./en-gb/price.ts";
import { product } from "./en-gb/product.ts";
import { seo } from "./en-gb/seo.ts";
import { shell } from "./en-gb/shell.ts";

export const enGB: Messages = { ...error, ...listing, ...price, ...product, ...seo, ...shell };

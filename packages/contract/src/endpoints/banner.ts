import { readEndpoint } from "../endpoint.ts";
import { BannersSchema } from "../entity/content/banner.ts";
import { badParameter } from "./shared-errors.ts";

export const bannerEndpoints = {
  readBanners: readEndpoint({
    operationId: "readBanners",
    method: "GET",
    alsoGet: false,
    path: "/hearth/banner",
    summary: "Ours: lines above every page that hold today, the most important first",
    answers: { 200: BannersSchema },
    errors: [badParameter],
  }),
} as const;

import type { RouterContextProvider, ServerBuild } from "react-router";
import { showFailures } from "./answer/page-failure.server.ts";
import { shopWithoutPages } from "./shop-without-pages.fixture.ts";
import { visitContext } from "./visit.server.ts";

/** A page at every address, which asks the shop once. */
export const shopWithPages = {
  ...shopWithoutPages,
  routes: {
    root: {
      id: "root",
      path: "*",
      module: {
        default: () => null,
        loader: ({ context }: { context: RouterContextProvider }) => {
          const visit = context.get(visitContext);
          return showFailures(visit, () => visit.shop.read("readCountry"));
        },
      },
    },
  },
} as unknown as ServerBuild;

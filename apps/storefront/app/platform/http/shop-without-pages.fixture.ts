import { data } from "react-router";
import type { ServerBuild } from "react-router";

/** A shop without any page. */
export const shopWithoutPages = {
  entry: { module: { default: (_request: Request, status: number) => new Response("", { status }) } },
  routes: {
    root: {
      id: "root",
      path: "*",
      module: {
        default: () => null,
        loader: () => {
          // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer early
          throw data(null, { status: 404 });
        },
      },
    },
  },
  assets: { routes: {}, version: "1", entry: { imports: [], module: "" }, url: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  basename: "/",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

import type { Config } from "@react-router/dev/config";

export default {
  // One catch-all serves nearly every address, so there is nothing to discover later.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

import { registerHooks } from "node:module";

/* Loaded before the API: says on its error output which modules of OpenTelemetry were loaded. */
registerHooks({
  load(url, context, next) {
    if (url.includes("@opentelemetry")) process.stderr.write(`loaded ${url}\n`);
    return next(url, context);
  },
});

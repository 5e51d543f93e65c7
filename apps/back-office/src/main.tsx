import { DEFAULT_LOCALE, isLocale } from "@hearth/i18n";
import { localStorageStore } from "ra-core";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { createAuthProvider } from "./provider/auth-provider.ts";
import { forgetful } from "./provider/forgetful-store.ts";
import { createI18nProvider } from "./provider/i18n-provider.ts";
import { createQueryClient } from "./provider/query-client.ts";
import { showTheme, type Theme } from "./shell/theme.ts";
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to name
import "./app.css";

const store = forgetful(localStorageStore("1", "HearthOffice"));
showTheme(store.getItem<Theme>("theme") ?? "system");
const wanted = store.getItem<string>("locale") ?? DEFAULT_LOCALE;
const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
document.documentElement.lang = locale.slice(0, 2);
const queryClient = createQueryClient();
const providers = {
  store,
  queryClient,
  i18nProvider: await createI18nProvider(locale),
  authProvider: createAuthProvider(queryClient),
};
const root = document.querySelector("#root");
if (root) createRoot(root).render(<App {...providers} />);

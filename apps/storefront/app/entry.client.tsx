import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { defaultLocale, isLocale } from "@hearth/i18n";
import { LanguageProvider, loadLanguage } from "./platform/language.tsx";
import { rememberLocale } from "./platform/remember-locale.ts";

async function start() {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  document.cookie = rememberLocale(locale, location.protocol === "https:");
  const language = await loadLanguage(locale);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LanguageProvider language={language}>
          <HydratedRouter />
        </LanguageProvider>
      </StrictMode>,
    );
  });
}

void start();

import type { MediaSheet } from "@hearth/admin-contract";
import { isFailure } from "../api/admin-failure.ts";
import { useAdminAction } from "../api/use-admin-action.ts";
import { useFailureText } from "../language/use-failure-text.ts";
import { useLanguage } from "../language/use-language.ts";

/** Products show the words, so they are read anew as well. */
export function useChangeMedia() {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const { run, isRunning, error } = useAdminAction("changeMedia", {
    done: "media.saved",
    isQuiet: true,
    touches: ["media", "product"],
    compare: (current, mine) => ({ current: inWords(current), mine: inWords(mine) }),
  });
  const refusal = () =>
    isFailure(error, "ADMIN__NOT_PUBLISHABLE") ? t("media.altNeeded") : failureText(error);
  return { run, isRunning, refusal: error ? refusal() : undefined };
}

function inWords(fields: Readonly<Record<string, unknown>>) {
  const { alt, focus } = fields as Partial<Pick<MediaSheet, "alt" | "focus">>;
  return {
    alt: (alt ?? []).map(({ locale, text }) => `${locale.slice(0, 2)}: ${text}`).join(" · "),
    focus: focus ? `${focus.x} % / ${focus.y} %` : "",
  };
}

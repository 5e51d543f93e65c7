import { AdminFailure } from "../api/admin-failure.ts";
import { useLanguage } from "./use-language.ts";

/** What a refusal means for the person who reads it: by its code, else by the kind of answer. */
export function useFailureText(): (error: unknown) => string {
  const { t, tOr } = useLanguage();
  return (error) => {
    if (!(error instanceof AdminFailure)) return t("error.unknown");
    if (error.status === 0) return t("error.offline");
    const seconds = Number(error.parameter("seconds"));
    if (error.has("ADMIN__THROTTLED") && seconds > 0)
      return t("error.throttledFor", { minutes: Math.ceil(seconds / 60) });
    const products = Number(error.parameter("products"));
    if (error.has("ADMIN__STILL_IN_USE") && products > 0) return t("error.stillInUse", { products });
    const reason = error.parameter("reason");
    if (typeof reason === "string") return tOr(`reason.${reason}`, t("error.refused"));
    const fields = error.fields.map((field) => tOr(`field.${field}`, field));
    if (error.status === 400 && fields.length > 0) return t("error.fields", { fields: fields.join(", ") });
    const known = error.errors.map(({ code }) => tOr(`error.${code}`, "")).find(Boolean);
    return known ?? t(error.status >= 500 ? "error.unknown" : "error.refused");
  };
}

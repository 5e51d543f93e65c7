import type { AdminRouteRule } from "@hearth/admin-contract";
import type { AdminArguments } from "../../api/call-admin.ts";

/** As a form holds it: an empty field instead of nothing, and numbers that may still be text. */
export type RuleFields = Pick<AdminRouteRule, "match" | "source" | "keepsQuery" | "position"> & {
  status: AdminRouteRule["status"] | `${AdminRouteRule["status"]}`;
  target: string;
  locale: string;
};

export function inputOf(
  { match, source, target, status, locale, keepsQuery, position }: RuleFields,
  channelId: string | null,
): AdminArguments<"createRouteRule">["input"] {
  const code = Number(status) as AdminRouteRule["status"];
  return {
    match,
    source: source.trim(),
    // What is gone leads nowhere, whatever was typed before.
    target: code === 410 ? null : target.trim() || null,
    status: code,
    locale: locale || null,
    channelId,
    keepsQuery,
    position,
  };
}

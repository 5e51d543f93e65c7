export const statsTypes = ["init", "click", "checkout", "image", "redirect"] as const;

export type StatsType = (typeof statsTypes)[number];

export interface StatsParams {
  /** Random and short-lived, never a person's. */
  session_id: string | undefined;
  /** click: the product (`foreignKey`); image, redirect: what was shown or where it led. */
  id?: string;
  /** click: the search it was found by. */
  query?: string;
  /** click: its place among all results, from 1. */
  position?: number;
}

export function statsQuery(params: StatsParams): [string, string][] {
  if (!params.session_id?.trim()) throw new Error("session_id is required");
  return Object.entries(params).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
}

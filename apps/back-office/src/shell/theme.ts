import { useStore } from "ra-core";
import { useEffect } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The style sheet asks for `data-theme`; without it the system decides. */
export function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useStore<Theme>("theme", "system");
  useEffect(() => showTheme(theme), [theme]);
  return [theme, setTheme];
}

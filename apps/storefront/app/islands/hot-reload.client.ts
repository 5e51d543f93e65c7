/**
 * Development only: parts of islands change in place and keep their state (React's refresh runtime must be there before the first of
 * them). A page, and an island's own file, are written by the server too: then the page is loaded anew.
 */
export async function startHotReload(): Promise<void> {
  if (!import.meta.hot) return;
  for (const change of ["react-router:hmr", "react-router:hdr"]) import.meta.hot.on(change, reload);
  import.meta.hot.on("vite:afterUpdate", ({ updates }) => {
    if (updates.some(({ path }) => path.endsWith(".island.tsx"))) reload();
  });
  await import("virtual:react-router/inject-hmr-runtime");
}

function reload(): void {
  location.reload();
}

/**
 * Development only: parts of islands change in place and keep their state (React's refresh runtime must be there before the first of
 * them). A page, and an island's own file, are written by the server too: then the page is loaded anew.
 */
export async function startHotReload(): Promise<void> {
  // Written out: the development server looks for these very words, and gives nothing to a module without them.
  const hot = import.meta.hot;
  if (!hot) return;
  for (const change of ["react-router:hmr", "react-router:hdr"]) hot.on(change, reload);
  hot.on("vite:afterUpdate", ({ updates }) => {
    if (updates.some(({ path }) => path.endsWith(".island.tsx"))) reload();
  });
  await import("virtual:react-router/inject-hmr-runtime");
}

function reload(): void {
  location.reload();
}

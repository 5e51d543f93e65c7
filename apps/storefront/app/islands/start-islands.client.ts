import { hasEarly, replayEarly } from "./early-replay.client.ts";
import type { RunningIsland } from "./hydrate-island.client.tsx";
import { whenIdle, whenSeen, whenTouched } from "./island-moments.client.ts";
import type { IslandComponent } from "./island.tsx";

type IslandModule = Record<string, Partial<IslandComponent<object>> | undefined>;

/** Every island there is, made by the bundler; each is a file of its own that is loaded when a page has it. */
const files = {
  ...import.meta.glob<IslandModule>(["../**/*.island.tsx", "!../styleguide/*"]),
  ...(import.meta.env.DEV ? import.meta.glob<IslandModule>("../styleguide/*.island.tsx") : {}),
};
const loaders = new Map(Object.entries(files).map(([path, load]) => [nameOf(path), load]));

/** An element that begins to run when its moment comes, wherever its HTML came from: the page, or a part put in later. */
export class IslandElement extends HTMLElement {
  static observedAttributes = ["props"];
  #start: Promise<unknown> | null = null;
  #running: RunningIsland | null = null;

  /** Other props for a part that runs: see platform/browser/page-parts.ts. */
  attributeChangedCallback(_name: string, _before: string | null, props: string | null): void {
    this.#running?.show(props);
  }

  connectedCallback(): void {
    if (this.#start) return;
    const wake = () => this.wake();
    // Clicked before there was anybody to wake it.
    if (hasEarly(this)) return void wake();
    switch (this.getAttribute("when")) {
      case "load":
        return void wake();
      case "visible":
        return whenSeen(this, wake);
      case "interaction":
        return whenTouched(this, wake);
      default:
        return whenIdle(this, wake);
    }
  }

  disconnectedCallback(): void {
    // A part that is moved is taken out and put in again at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#running?.stop();
      this.#running = null;
      this.#start = null;
    });
  }

  /** Begins to run, now. Answers when it does. */
  wake(): Promise<unknown> {
    this.#start ??= this.#hydrate().catch((error: unknown) => {
      console.error(`island ${this.getAttribute("name")}: not loaded`, error);
      replayEarly(this);
    });
    return this.#start;
  }

  async #hydrate(): Promise<void> {
    const name = this.getAttribute("name") ?? "";
    const [{ hydrateIsland }, module] = await Promise.all([
      import("./hydrate-island.client.tsx"),
      loaders.get(name)?.(),
    ]);
    const definition = Object.values(module ?? {}).find((part) => part?.island?.name === name)?.island;
    if (!definition) throw new Error(`there is no island ${name}`);
    if (!this.isConnected) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const running = await hydrateIsland(this, { definition, onReady: resolve });
    await promise;
    if (!this.isConnected) return running.stop();
    this.#running = running;
    this.toggleAttribute("ready", true);
    replayEarly(this);
  }
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, "").replace(".island.tsx", "");
}

export function startIslands(): void {
  customElements.define("hearth-island", IslandElement);
}

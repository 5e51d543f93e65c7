import { createHash } from "node:crypto";
import { renderToString } from "react-dom/server";
import { LanguageProvider } from "../platform/language/language.tsx";
import type { Language } from "../platform/language/language.tsx";
import { ShopPathsProvider, useShopPaths } from "../platform/links/shop-paths.tsx";
import { ShopIdentityProvider, useShopIdentity } from "../platform/shop/shop-identity.tsx";
import { IslandPieces } from "./island-pieces.tsx";
import { IslandHostContext } from "./island.tsx";
import type { IslandHost, When } from "./island.tsx";
import { withSlots, writeProps } from "./island-props.ts";
import { FilledSlot } from "./island-slot.tsx";

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- how React's types learn of an element
  namespace JSX {
    interface IntrinsicElements {
      "hearth-island": {
        key?: string;
        name: string;
        when: When;
        texts?: string | undefined;
        ids: string;
        props: string;
        dangerouslySetInnerHTML: { __html: string };
      };
    }
  }
}

interface HostSettings {
  language: Language;
  /** The address of the page. */
  url: string;
}

/**
 * Writes the islands of one page. Each is rendered apart, with nothing around it that the browser will not have either: a context it
 * must not count on is missing here already, and ids made by `useId` agree on both sides.
 */
export function createIslandHost({ language, url }: HostSettings): IslandHost {
  // Parts of another page may be put into this one: their ids differ by the address.
  const page = createHash("sha1").update(url).digest("base64url").slice(0, 4);
  let count = 0;
  const nextIds = () => `${page}${(count += 1)}`;

  const Host: IslandHost = ({ island, given }) => {
    const paths = useShopPaths();
    const shop = useShopIdentity();
    const ids = nextIds();
    const { name, when, texts, Component } = island;
    const shown = withSlots(given, (content) => (
      <FilledSlot>
        <LanguageProvider language={language}>
          <ShopPathsProvider paths={paths}>
            <ShopIdentityProvider shop={shop}>
              <IslandHostContext value={Host}>{content}</IslandHostContext>
            </ShopIdentityProvider>
          </ShopPathsProvider>
        </LanguageProvider>
      </FilledSlot>
    ));
    const html = renderToString(
      <LanguageProvider language={language}>
        <IslandPieces>
          <Component {...shown} />
        </IslandPieces>
      </LanguageProvider>,
      { identifierPrefix: ids },
    );
    return (
      <hearth-island
        name={name}
        when={when}
        texts={texts?.join(" ")}
        ids={ids}
        props={writeProps(given)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
  return Host;
}

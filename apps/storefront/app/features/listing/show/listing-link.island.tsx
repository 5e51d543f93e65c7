import type { ComponentProps, MouseEvent } from "react";
import { island } from "../../../islands/island.tsx";
import { isPlainClick } from "../../../ui/base/plain-click.ts";
import { showListing } from "./show-listing.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { href: string };

/** A link to the same listing with another choice: shown in place. */
export const ListingLink = island(
  { name: "listing-link", when: "idle" },
  function ListingLink({ href, children, ...rest }: Props) {
    function go(event: MouseEvent<HTMLAnchorElement>): void {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void showListing(href);
    }
    return (
      <a href={href} {...rest} onClick={go}>
        {children}
      </a>
    );
  },
);

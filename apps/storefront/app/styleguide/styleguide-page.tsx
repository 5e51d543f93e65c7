import type { ComponentType } from "react";
import { CarouselChapter, FoldingChapter, SmallChapter } from "./content-chapters.tsx";
import { ButtonChapter, FieldChapter, QuantityChapter } from "./control-chapters.tsx";
import { CartIslandsChapter } from "./islands-cart-chapters.tsx";
import { CheckoutIslandsChapter } from "./islands-checkout-chapters.tsx";
import { ListingIslandsChapter } from "./islands-listing-chapters.tsx";
import { PartsIslandsChapter } from "./islands-parts-chapters.tsx";
import { ShellIslandsChapter } from "./islands-shell-chapters.tsx";
import { NoticeChapter, WaitingChapter } from "./message-chapters.tsx";
import { DialogChapter, PopoverChapter } from "./overlay-chapters.tsx";
import { SearchChapter } from "./search-chapters.tsx";
import { ColourChapter, IconChapter, SurfaceChapter, TypeChapter } from "./token-chapters.tsx";

/** What is shown, from top to bottom: parts of app/ui first, then the islands of the features. */
const chapters: readonly ComponentType[] = [
  ColourChapter,
  TypeChapter,
  SurfaceChapter,
  IconChapter,
  ButtonChapter,
  FieldChapter,
  QuantityChapter,
  DialogChapter,
  PopoverChapter,
  FoldingChapter,
  CarouselChapter,
  SmallChapter,
  NoticeChapter,
  WaitingChapter,
  CartIslandsChapter,
  ListingIslandsChapter,
  SearchChapter,
  PartsIslandsChapter,
  ShellIslandsChapter,
  CheckoutIslandsChapter,
];

/** Every part in every state, to look at and to test. Development only. */
export function StyleguidePage() {
  return (
    <div className="container-page flex flex-col gap-section py-section">
      <h1 className="page-title">Styleguide</h1>
      {chapters.map((Part) => (
        <Part key={Part.name} />
      ))}
    </div>
  );
}

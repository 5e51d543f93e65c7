import { CarouselChapter, FoldingChapter, SmallChapter } from "./content-chapters.tsx";
import { ButtonChapter, FieldChapter, QuantityChapter } from "./control-chapters.tsx";
import { NoticeChapter, WaitingChapter } from "./message-chapters.tsx";
import { DialogChapter, PopoverChapter } from "./overlay-chapters.tsx";
import { ColourChapter, IconChapter, SurfaceChapter, TypeChapter } from "./token-chapters.tsx";

/** Every part of app/ui in every state, to look at and to test. Development only. */
export function StyleguidePage() {
  return (
    <div className="container-page flex flex-col gap-section py-section" data-styleguide>
      <h1 className="page-title">Styleguide</h1>
      <ColourChapter />
      <TypeChapter />
      <SurfaceChapter />
      <IconChapter />
      <ButtonChapter />
      <FieldChapter />
      <QuantityChapter />
      <DialogChapter />
      <PopoverChapter />
      <FoldingChapter />
      <CarouselChapter />
      <SmallChapter />
      <NoticeChapter />
      <WaitingChapter />
    </div>
  );
}

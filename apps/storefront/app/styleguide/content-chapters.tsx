import { Accordion } from "../ui/folding/accordion.tsx";
import { Badge } from "../ui/base/badge.tsx";
import type { BadgeTone } from "../ui/base/badge.tsx";
import { Breadcrumb } from "../ui/base/breadcrumb.tsx";
import { Carousel } from "../ui/strip/carousel.island.tsx";
import { DisclosureList } from "../ui/folding/disclosure-list.tsx";
import { Rating } from "../ui/base/rating.tsx";
import { Tabs } from "../ui/folding/tabs.island.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const questions = [
  "Wie lange dauert die Lieferung?",
  "Wer schließt die Anlage an?",
  "Gibt es eine Förderung?",
].map((title, place) => ({
  key: title,
  title,
  content: <p>Das hängt von Ihrem Haus ab. Wir beraten Sie gern am Telefon und schreiben ein Angebot.</p>,
  open: place === 0,
}));

export function FoldingChapter() {
  return (
    <Chapter id="folding" title="Accordion, list, tabs">
      <Specimen name="one open">
        <Accordion name="sg-one" items={questions} className="w-full" />
      </Specimen>
      <Specimen name="several open">
        <Accordion name="sg-several" items={questions} several className="w-full" />
      </Specimen>
      <Specimen name="disclosure list">
        <DisclosureList
          items={["Buderus", "Vaillant", "Viessmann", "Wolf", "Stiebel Eltron"].map((content) => ({
            key: content,
            content,
          }))}
          visible={3}
          moreLabel="Alle anzeigen"
          lessLabel="Weniger anzeigen"
        />
      </Specimen>
      <Tabs
        label="Über das Produkt"
        tabs={[
          { id: "sg-tab-1", title: "Beschreibung", content: <p>Leise, sparsam, für den Altbau geeignet.</p> },
          { id: "sg-tab-2", title: "Technische Daten", content: <p>9 kW, Kältemittel R290.</p> },
          { id: "sg-tab-3", title: "Bewertungen", content: <p>Noch keine Bewertung.</p> },
        ]}
      />
    </Chapter>
  );
}

const slides = Array.from({ length: 8 }, (_, place) => ({
  key: String(place),
  content: <div className="card grid h-40 place-items-center">{place + 1}</div>,
}));

const carouselLabels = { previous: "Zurück", next: "Weiter", pause: "Anhalten", play: "Abspielen" };

export function CarouselChapter() {
  return (
    <Chapter id="carousels" title="Carousel">
      <Specimen name="1, 2, 4 items by width">
        <Carousel label="Neue Produkte" items={slides} labels={carouselLabels} className="w-full min-w-0" />
      </Specimen>
      <Specimen name="moves every 5 s unless held, paused or motion is unwanted">
        <Carousel
          label="Zertifikate"
          items={slides}
          labels={carouselLabels}
          perView={{ base: 2, md: 3, lg: 6 }}
          autoplay
          className="w-full min-w-0"
        />
      </Specimen>
      <Specimen name="nothing to move">
        <Carousel
          label="Zubehör"
          items={slides.slice(0, 1)}
          labels={carouselLabels}
          className="w-full min-w-0"
        />
      </Specimen>
    </Chapter>
  );
}

const tones: BadgeTone[] = ["brand", "accent", "neutral", "success", "warning", "info", "alert"];

export function SmallChapter() {
  return (
    <Chapter id="small" title="Badge, rating, breadcrumb">
      <Specimen name="badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="ratings 0, 3.5, 5">
        <Rating value={0} text="Noch keine Bewertung" />
        <Rating value={3.5} text="3,5 von 5 Sternen" />
        <Rating value={5} text="5 von 5 Sternen" className="h-7" />
      </Specimen>
      <Breadcrumb
        label="Sie sind hier"
        crumbs={[
          { name: "Heizung", path: "/heizung" },
          { name: "Wärmepumpen", path: "/waermepumpen" },
        ]}
        current="Luft-Wasser-Wärmepumpen"
        toHref={(path) => path}
      />
    </Chapter>
  );
}

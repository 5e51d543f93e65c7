import { Button, ButtonLink, IconButton } from "../ui/base/button.tsx";
import type { ButtonLook } from "../ui/base/button.tsx";
import { Checkbox, Field, Select, TextArea } from "../ui/form/field.tsx";
import { quantityRange } from "../ui/form/quantity-range.ts";
import { Upload } from "../ui/form/upload.island.tsx";
import { Chapter, Specimen } from "./specimen.tsx";
import { Steppers } from "./steppers.island.tsx";

const looks: ButtonLook[] = ["primary", "secondary", "quiet", "danger"];

export function ButtonChapter() {
  return (
    <Chapter id="buttons" title="Buttons">
      {looks.map((look) => (
        <Specimen
          key={look}
          name={`${look}: default, with icon, small, disabled, busy (hover darkens, focus rings)`}
        >
          <Button type="button" look={look}>
            In den Warenkorb
          </Button>
          <Button type="button" look={look} icon="shopping-cart">
            In den Warenkorb
          </Button>
          <Button type="button" look={look} size="small">
            Small
          </Button>
          <Button type="button" look={look} disabled>
            Disabled
          </Button>
          <Button type="button" look={look} busy>
            Busy
          </Button>
        </Specimen>
      ))}
      <Specimen name="links and icons">
        <ButtonLink href="#buttons" icon="arrow-right">
          Zur Beratung
        </ButtonLink>
        <ButtonLink href="#buttons" look="secondary">
          Datenblatt
        </ButtonLink>
        <IconButton type="button" icon="heart" label="Auf den Merkzettel" />
        <IconButton type="button" icon="trash" label="Entfernen" look="secondary" size="small" />
        <IconButton type="button" icon="search" label="Suchen" look="primary" />
        <IconButton type="button" icon="heart" label="Merkzettel voll" disabled />
      </Specimen>
    </Chapter>
  );
}

const options = [
  { value: "a", label: "Empfehlung" },
  { value: "b", label: "Preis aufsteigend" },
];

export function FieldChapter() {
  return (
    <Chapter id="fields" title="Fields">
      <div className="grid gap-stack md:grid-cols-2 lg:grid-cols-3">
        <Field id="sg-name" label="Name" autoComplete="name" placeholder="Vor- und Nachname" />
        <Field id="sg-mail" label="E-Mail" type="email" hint="Für die Bestellbestätigung." />
        <Field
          id="sg-plz"
          label="Postleitzahl"
          defaultValue="1234"
          error="Eine Postleitzahl hat fünf Ziffern."
        />
        <Field id="sg-off" label="Kundennummer" defaultValue="100234" disabled />
        <Select id="sg-sort" label="Sortierung" options={options} />
        <Select id="sg-sort-error" label="Anrede" options={options} error="Bitte wählen Sie aus." />
        <Upload id="sg-upload" label="Bilder" hint="Mehrere möglich." refusedLabel="Kein Bild:" />
        <Upload
          id="sg-upload-error"
          label="Typenschild"
          refusedLabel="Kein Bild:"
          multiple={false}
          error="Diese Datei ist kein Bild."
        />
        <TextArea id="sg-text" label="Ihre Nachricht" hint="Höchstens 1000 Zeichen." />
        <div>
          <Checkbox id="sg-check" label="Ich habe die Hinweise zum Datenschutz gelesen." />
          <Checkbox id="sg-checked" label="Angekreuzt" defaultChecked />
          <Checkbox id="sg-check-error" label="Pflicht" error="Ohne Ihre Zustimmung geht es nicht weiter." />
          <Checkbox id="sg-check-off" label="Nicht wählbar" disabled />
        </div>
      </div>
    </Chapter>
  );
}

const steppers = [
  { name: "sg-1", range: quantityRange({}), value: 2 },
  { name: "sg-2", range: quantityRange({ minPurchase: 4, maxPurchase: 20, purchaseSteps: 4 }), value: 8 },
  { name: "sg-3", range: quantityRange({ maxPurchase: 3 }), value: 3 },
  { name: "sg-4", range: quantityRange({}), value: 1, disabled: true },
];

export function QuantityChapter() {
  return (
    <Chapter id="quantity" title="Quantity">
      <Specimen name="1 to 100; 4 to 20 in steps of 4; at its end; disabled while updating">
        <Steppers steppers={steppers} />
      </Specimen>
    </Chapter>
  );
}

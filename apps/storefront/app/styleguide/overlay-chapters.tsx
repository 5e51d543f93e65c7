import { Button, IconButton } from "../ui/base/button.tsx";
import { Dialog, DialogClose, DialogTrigger } from "../ui/overlay/dialog.tsx";
import { DialogLink } from "../ui/overlay/dialog-link.island.tsx";
import { Drawer } from "../ui/overlay/drawer.tsx";
import { Dropdown, DropdownLink, Popover, PopoverTrigger } from "../ui/overlay/popover.tsx";
import { Tooltip } from "../ui/overlay/tooltip.island.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const long = Array.from({ length: 12 }, (_, place) => `Absatz ${place + 1}`);

export function DialogChapter() {
  return (
    <Chapter id="dialogs" title="Dialogs and drawers">
      <Specimen name="Escape, a click outside and the cross close; the focus returns">
        <DialogTrigger dialog="sg-dialog">Dialog</DialogTrigger>
        <DialogTrigger dialog="sg-dialog-wide" look="secondary">
          Wide dialog with much text
        </DialogTrigger>
        <DialogTrigger dialog="sg-drawer-left" look="secondary" icon="filter">
          Drawer left
        </DialogTrigger>
        <DialogLink dialog="sg-drawer-right" href="#dialogs" className="button button-secondary">
          Drawer right, a link without script
        </DialogLink>
      </Specimen>
      <Dialog
        id="sg-dialog"
        title="Artikel entfernen?"
        closeLabel="Schließen"
        foot={
          <>
            <DialogClose dialog="sg-dialog" look="secondary">
              Behalten
            </DialogClose>
            <Button type="button" look="danger">
              Entfernen
            </Button>
          </>
        }
      >
        <p>Die Wärmepumpe wird aus dem Warenkorb genommen.</p>
      </Dialog>
      <Dialog id="sg-dialog-wide" title="Lieferung und Einbringung" closeLabel="Schließen" wide>
        <div className="rich-text">
          {long.map((title) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>
                Die Spedition meldet sich, bevor sie kommt, und stellt die Ware bis an die Bordsteinkante.
              </p>
            </div>
          ))}
        </div>
      </Dialog>
      <Drawer id="sg-drawer-left" side="left" title="Filter" closeLabel="Schließen">
        <p>Hersteller, Leistung, Preis</p>
      </Drawer>
      <Drawer
        id="sg-drawer-right"
        side="right"
        title="Warenkorb"
        closeLabel="Schließen"
        foot={<Button type="button">Zur Kasse</Button>}
      >
        <p>Ihr Warenkorb ist noch leer.</p>
      </Drawer>
    </Chapter>
  );
}

export function PopoverChapter() {
  return (
    <Chapter id="popovers" title="Popover, dropdown, tooltip">
      <Specimen name="8 px, 2 px and 6 px from their buttons">
        <PopoverTrigger popover="sg-popover" look="secondary">
          Popover
        </PopoverTrigger>
        <Popover id="sg-popover" label="Was ist die Jahresarbeitszahl?">
          <p>Wärme, die im Jahr herauskommt, geteilt durch Strom, der hineingeht.</p>
        </Popover>
        <PopoverTrigger popover="sg-dropdown" look="secondary" icon="language">
          Dropdown
        </PopoverTrigger>
        <Dropdown id="sg-dropdown" label="Sprache" align="end">
          <DropdownLink href="#popovers" aria-current="true">
            Deutsch
          </DropdownLink>
          <DropdownLink href="#popovers">English</DropdownLink>
          <DropdownLink href="#popovers">Polski</DropdownLink>
        </Dropdown>
        <Tooltip id="sg-tooltip" text="Preis inklusive Mehrwertsteuer, zuzüglich Versand">
          <IconButton type="button" icon="info-circle" label="Zum Preis" aria-describedby="sg-tooltip" />
        </Tooltip>
      </Specimen>
    </Chapter>
  );
}

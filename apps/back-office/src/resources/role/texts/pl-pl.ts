import type { roleTexts as german } from "./de-de.ts";

export const roleTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.role": "Role",
  "role.text":
    "Rola określa, co można oglądać, tworzyć, zmieniać i usuwać. Siedem ma każdy sklep; własne można dodać.",
  "role.owner": "Właściciel",
  "role.catalogue": "Katalog",
  "role.orders": "Zamówienia",
  "role.service": "Obsługa klienta",
  "role.content": "Treści",
  "role.marketing": "Marketing",
  "role.read-only": "Tylko podgląd",
  "role.members": "Osoby: {members}",
  "role.everything": "wszystko",
  "role.resource": "Dział",
  "role.permissions": "Uprawnienia",
  "role.create": "Nowa rola",
  "role.created": "Rolę utworzono.",
  "role.change": "Zmień rolę",
  "role.changeNamed": "Zmień rolę: {name}",
  "role.changed": "Rolę zmieniono. Obowiązuje od następnego kliknięcia.",
  "role.removeNamed": "Usuń rolę: {name}",
  "role.removeTitle": "Usuń rolę",
  "role.removeText": "„{name}” nie będzie można już nikomu przydzielić.",
  "role.removed": "Rolę usunięto.",
};

import type { shipManyTexts as german } from "./de-de.ts";

export const shipManyTexts: Readonly<Record<keyof typeof german, string>> = {
  "shipMany.selection": "Wybrane zamówienia",
  "shipMany.title": "Wyślij kilka zamówień",
  "shipMany.text":
    "Każde zamówienie wychodzi ze wszystkim, co jest jeszcze do wysłania, jako jedna przesyłka; każdy kupujący otrzyma e-mail. Kolumnę numerów przesyłek można wkleić do pierwszego pola.",
  "shipMany.carrierOfAll": "Przewoźnik dla wszystkich",
  "shipMany.carrierOf": "Przewoźnik zamówienia {number}",
  "shipMany.codeOf": "Numer przesyłki zamówienia {number}",
  "shipMany.result": "Wynik",
  "shipMany.shipped": "Wysłano",
  "shipMany.shippedCount": "Wysłano: {count}.",
  "shipMany.submit": "Wyślij: {count}",
  "shipMany.tooMany": "Najwyżej {count} zamówień naraz.",
  "shipMany.why.cancelled": "Anulowane",
  "shipMany.why.sent": "Już wysłane",
  "shipMany.why.unpaid": "Jeszcze nieopłacone",
  "shipMany.why.other": "Teraz nie można wysłać",
};

import type { reviewTexts as german } from "./de-de.ts";

export const reviewTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.review": "Opinie",
  "review.empty": "Nie ma jeszcze opinii.",
  "review.search": "Treść, tytuł, imię",
  "review.points": "{points} z 5 gwiazdek",
  "review.state.pending": "Czeka",
  "review.state.approved": "Zatwierdzona",
  "review.state.rejected": "Odrzucona",
  "review.approve": "Zatwierdź",
  "review.approveNamed": "Zatwierdź: {title}",
  "review.approved": "Zatwierdzono. Opinia pojawi się w sklepie za kilka sekund.",
  "review.reject": "Odrzuć",
  "review.rejectNamed": "Odrzuć: {title}",
  "review.rejected": "Odrzucono. Opinię widzi już tylko jej autor.",
};

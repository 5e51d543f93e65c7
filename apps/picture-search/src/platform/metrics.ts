import { openFigures } from "@hearth/service/metrics";

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const figures = openFigures();
  const duration = figures.histogram("picture_search_request_seconds", "Time to answer a photo, by status", {
    labels: ["status"],
    buckets: [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5],
  });
  let pictures = { found: 0, waiting: 0 };
  figures.gauges(
    "picture_search_pictures",
    "Pictures of the catalogue, by whether they can be found yet",
    "state",
    () => pictures,
  );
  return {
    text: figures.text,
    contentType: figures.contentType,
    answered: (status: number, seconds: number) => duration.observe({ status }, seconds),
    pictures: (found: number, waiting: number) => {
      pictures = { found, waiting };
    },
  };
}

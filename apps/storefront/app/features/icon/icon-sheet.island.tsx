import { island } from "../../islands/island.tsx";
import { iconId } from "./icon-name.ts";
import { safeShapes } from "./safe-shapes.ts";
import { useDrawings } from "./use-drawings.ts";
import { ownHtml } from "../../platform/browser/own-html.ts";

/** Once per page: the drawings its icons point to, fetched once for all of them. */
export const IconSheet = island(
  { name: "icon-sheet", when: "idle" },
  function IconSheet({ names }: { names: readonly string[] }) {
    const drawings = useDrawings(names);
    return (
      <svg aria-hidden="true" className="hidden">
        {[...drawings].map(([name, { body, width, height }]) => (
          <symbol
            key={name}
            id={iconId(name) ?? undefined}
            viewBox={`0 0 ${width} ${height}`}
            dangerouslySetInnerHTML={{ __html: ownHtml(safeShapes(body)) }}
          />
        ))}
      </svg>
    );
  },
);

import type { EnergyLabelData } from "./energy-label-data.ts";

/** At page size the letters are as large as the price, as the regulation wants them. */
const sizes = { card: "h-9 w-32", page: "h-14 w-50" };

/** Range and class as an arrow: decoration, the same is said in words beside it. */
export function EnergyArrow({ label, size }: { label: EnergyLabelData; size: keyof typeof sizes }) {
  return (
    <svg viewBox="0 0 130 36" aria-hidden="true" className={`shrink-0 ${sizes[size]}`}>
      <rect x="0.5" y="0.5" width="37" height="35" className="fill-white stroke-ink" />
      <g className="fill-ink text-[10px] font-bold" textAnchor="middle">
        <text x="19" y="10.5">
          {label.from}
        </text>
        <text x="19" y="21.5">
          ↑
        </text>
        <text x="19" y="32.5">
          {label.to}
        </text>
      </g>
      <path d="M38 0h70l22 18-22 18H38z" fill={label.color} />
      <text
        x="75"
        y="25"
        textAnchor="middle"
        paintOrder="stroke"
        strokeWidth="1.5"
        className="fill-white stroke-ink text-[20px] font-bold"
      >
        {label.energyClass}
      </text>
    </svg>
  );
}

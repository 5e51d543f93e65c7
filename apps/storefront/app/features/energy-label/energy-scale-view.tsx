import { energyScale } from "@hearth/rules";
import type { EnergyLabelData } from "./energy-label-data.ts";

const ROW_HEIGHT = 34;

/** The scale as on the printed label: one arrow per class, the product's own class on the right. Said in words beside it. */
export function EnergyScale({ label }: { label: EnergyLabelData }) {
  const steps = energyScale(label.from, label.to);
  if (steps.length === 0) return null;
  return (
    <svg
      viewBox={`0 0 320 ${steps.length * ROW_HEIGHT}`}
      aria-hidden="true"
      className="mx-auto w-full max-w-sm rounded-inner border border-line bg-white p-4"
    >
      {steps.map((step, row) => (
        <Step key={step.energyClass} {...step} row={row} isOwn={step.energyClass === label.energyClass} />
      ))}
    </svg>
  );
}

interface StepProps {
  energyClass: string;
  color: string;
  row: number;
  isOwn: boolean;
}

function Step({ energyClass, color, row, isOwn }: StepProps) {
  const y = row * ROW_HEIGHT;
  const end = 80 + row * 16;
  return (
    <g className="text-[17px] font-bold">
      <path d={`M0 ${y + 2}h${end}l14 14-14 14H0z`} fill={color} />
      <text x="8" y={y + 22} className="fill-ink">
        {energyClass}
      </text>
      {isOwn && (
        <>
          <path d={`M320 ${y + 1}h-76l-16 15 16 15h76z`} className="fill-ink" />
          <text x="280" y={y + 23} textAnchor="middle" className="fill-white text-[20px]">
            {energyClass}
          </text>
        </>
      )}
    </g>
  );
}

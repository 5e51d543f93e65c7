import { Icon } from "../ui/icon/icon.tsx";
import { iconNames } from "../ui/icon/icon-names.ts";
import { Chapter, Specimen } from "./specimen.tsx";

// Written out, because the style sheet holds only classes it finds in full.
const colours = {
  paper: "bg-paper",
  surface: "bg-surface",
  tint: "bg-tint",
  line: "bg-line",
  ink: "bg-ink",
  "ink-soft": "bg-ink-soft",
  brand: "bg-brand",
  "brand-deep": "bg-brand-deep",
  "brand-soft": "bg-brand-soft",
  accent: "bg-accent",
  "accent-soft": "bg-accent-soft",
  flame: "bg-flame",
  alert: "bg-alert",
  "alert-soft": "bg-alert-soft",
  success: "bg-success",
  "success-soft": "bg-success-soft",
  warning: "bg-warning",
  "warning-soft": "bg-warning-soft",
  info: "bg-info",
  "info-soft": "bg-info-soft",
};

const SAMPLE = "Wärmepumpe für das ganze Haus – pompa ciepła, źródło ciepła";

export function ColourChapter() {
  return (
    <Chapter id="colour" title="Colour">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {Object.entries(colours).map(([name, swatch]) => (
          <li key={name} className="flex flex-col gap-1 text-sm">
            <span className={`h-16 rounded-inner border border-line forced-color-adjust-none ${swatch}`} />
            {name}
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

export function TypeChapter() {
  return (
    <Chapter id="type" title="Type">
      <Specimen name="display">
        <p className="text-display font-bold text-balance">{SAMPLE}</p>
      </Specimen>
      <Specimen name="title">
        <p className="text-title font-bold text-balance">{SAMPLE}</p>
      </Specimen>
      <Specimen name="heading">
        <p className="text-heading font-semibold text-balance">{SAMPLE}</p>
      </Specimen>
      <Specimen name="lead">
        <p className="text-lead">{SAMPLE}</p>
      </Specimen>
      <Specimen name="text, small text, link">
        <p>{SAMPLE}</p>
        <p className="text-sm text-ink-soft">{SAMPLE}</p>
        <a href="#type" className="link">
          {SAMPLE}
        </a>
      </Specimen>
    </Chapter>
  );
}

export function SurfaceChapter() {
  return (
    <Chapter id="surface" title="Surfaces">
      <div className="grid gap-4 sm:grid-cols-3">
        <div className="card p-5">card</div>
        <div className="rounded-card bg-surface p-5 shadow-raised">shadow-raised</div>
        <div className="rounded-inner bg-tint p-5">rounded-inner, tint</div>
      </div>
    </Chapter>
  );
}

export function IconChapter() {
  return (
    <Chapter id="icons" title="Icons">
      <ul className="grid grid-cols-3 gap-4 text-xs sm:grid-cols-6 lg:grid-cols-10">
        {iconNames.map((name) => (
          <li key={name} className="flex flex-col items-center gap-1 text-center wrap-anywhere">
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

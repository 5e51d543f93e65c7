/** What the application tells whoever counts. Names come from code, never from visitors. */
export interface Measures {
  /** A page was made anew, whichever pattern of addresses it belongs to. */
  rendered: (route: string, seconds: number) => void;
  /** A catalogue page was asked for: it was kept, or not. */
  lookedUp: (isKept: boolean) => void;
  refused: (what: "flood" | "busy") => void;
  /** The shop API was asked; `outcome` is its status, or that there was none. */
  asked: (operation: string, outcome: number | "lost" | "timeout", seconds: number) => void;
  /** Looked at whenever figures are wanted. */
  watch: (state: () => AppState) => void;
}

export interface AppState {
  keptPages: number;
  keptBytes: number;
  /** Renders that wait, by line. */
  waiting: Readonly<Record<string, number>>;
  hearsChanges: boolean;
}

export const unmeasured: Measures = {
  rendered: () => undefined,
  lookedUp: () => undefined,
  refused: () => undefined,
  asked: () => undefined,
  watch: () => undefined,
};

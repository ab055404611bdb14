/** The commands of a suite to its tab. The page side (`tab.ts`) and the three engines share these types. */

/** Abilities that not every engine has: `supports(ability)`. */
export type Ability =
  | 'emulateMedia'
  | 'multiTouch'
  | 'forcedColors'
  /** Names that end in `.test` are this machine. */
  | 'hostNames'
  | 'measure'
  | 'offline'
  | 'outside'
  | 'setSafeArea'
  | 'setViewport'
  | 'touch'
  /** A test may open windows. */
  | 'windows';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Coordinates are CSS pixels in the tab's viewport. */
export type PointerStep =
  | { do: 'move'; x: number; y: number }
  | { do: 'down' }
  | { do: 'up' }
  /**
   * Moves along these points and releases the button. The browser gets all of it at once: on a busy machine, a page may take
   * so long to answer each move that the pauses between them would end a drag.
   */
  | { do: 'drag'; path: [x: number, y: number][] }
  | { do: 'wait'; ms: number };

export interface PointerGesture {
  kind: 'mouse' | 'touch';
  steps: PointerStep[];
}

/** A place for each finger. */
export type TouchPoints = { x: number; y: number }[];

export interface WheelTurn {
  x: number;
  y: number;
  deltaX: number;
  deltaY: number;
}

/** A missing key keeps the browser's default. */
export interface Media {
  reducedMotion?: 'reduce' | 'no-preference';
  colorScheme?: 'dark' | 'light';
  /** The system's few colours in place of the page's. Not in Firefox. */
  forcedColors?: 'active' | 'none';
  media?: 'print' | 'screen';
}

/** What a phone's notch and home indicator cover at each edge of the window, in px. */
export interface SafeAreaInsets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Viewport {
  width: number;
  height: number;
  deviceScaleFactor?: number;
}

/** Totals since the tab was opened, for the suite's own document and all its pages: take differences. */
export interface Measures {
  scriptMs: number;
  layoutMs: number;
  recalcStyleMs: number;
  layouts: number;
  styleRecalcs: number;
  heapBytes: number;
  /** DOM nodes and event listeners that are alive, collected garbage not counted. */
  nodes: number;
  listeners: number;
}

export interface TabCommands {
  /** Keys are named as in `KeyboardEvent.key`; `Shift+Tab` holds Shift. */
  press(keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  pointer(gesture: PointerGesture): Promise<void>;
  wheel(turn: WheelTurn): Promise<void>;
  /** Saves `.cache/screenshots/<name>.png` and gives its path. */
  screenshot(name: string): Promise<string>;
  emulateMedia?(media: Media): Promise<void>;
  measure?(): Promise<Measures>;
  offline?(isOffline: boolean): Promise<void>;
  /** By host: the page that replaces the responses of another site. Requests to all other hosts are not found. */
  outside?(pages: Record<string, string>): Promise<void>;
  /** Addresses that have been asked for since, oldest first. */
  askedOutside?(): Promise<string[]>;
  setSafeArea?(insets: Partial<SafeAreaInsets>): Promise<void>;
  setViewport?(viewport: Viewport): Promise<void>;
  /** Several fingers: each touches the screen at its first point, moves to the others, and is lifted at the last. */
  multiTouch?(steps: TouchPoints[]): Promise<void>;
}

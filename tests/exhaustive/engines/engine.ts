// One face for engines that speak different protocols. Both take the same list of actions: a real pointer and real keys.

export interface PointerAction {
  type: "pointerMove" | "pointerDown" | "pointerUp" | "pause";
  x?: number;
  y?: number;
  button?: number;
  duration?: number;
}

export interface KeyAction {
  type: "keyDown" | "keyUp";
  value: string;
}

export type InputSource =
  | {
      type: "pointer";
      id: string;
      parameters: { pointerType: "mouse" | "touch" };
      actions: PointerAction[];
    }
  | { type: "key"; id: string; actions: KeyAction[] };

export interface Engine {
  readonly name: string;
  /** Loads an address, and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; arguments and result travel as JSON. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  perform(sources: InputSource[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Errors and warnings on the console since they were last taken. */
  takeComplaints(): Promise<string[]>;
  close(): Promise<void>;
}

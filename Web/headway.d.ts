/** How a change is made: at once with `animated: false`, and wherever nobody would see it move. */
export interface ChangeOptions { animated?: boolean }

/** What the three elements have in common. */
export interface HeadwayElement extends HTMLElement {
  /** 0…`max`, clamped; null while it is not known. NaN is ignored. */
  value: number | null;
  /** Above 0; 1 unless it is set to such a number. */
  max: number;
  /** Sets the value. Resolves once: true on arrival, false when something else came first. */
  setValue(value: number | null, options?: ChangeOptions): Promise<boolean>;
  /** Shows the element, after `show-delay` if it was not seen. Resolves as `setValue` does. */
  show(options?: ChangeOptions): Promise<boolean>;
  /** Hides the element, `minimum-visible` after it was shown at the earliest. Resolves as `setValue` does. */
  hide(options?: ChangeOptions): Promise<boolean>;
}

/** `<headway-linear-progress>`: a bar. */
export interface HeadwayLinearProgress extends HeadwayElement {
  /** What is at hand but not done, 0…`max`; 0 unless it is set. */
  buffer: number;
  /** Whether it moves without a value; it does without one as well. */
  indeterminate: boolean;
}

/** `<headway-circular-progress>`: a ring. */
export interface HeadwayCircularProgress extends HeadwayElement {
  /** Whether it moves without a value; it does without one as well. */
  indeterminate: boolean;
}

export type DownloadState = 'initial' | 'indeterminate' | 'running' | 'completed' | 'paused' | 'failed';
export type DownloadAction = 'download' | 'stop' | 'open' | 'resume' | 'retry';
export type DownloadWords = Record<DownloadAction | 'running' | 'completed' | 'paused' | 'failed', string>;

/** `<headway-download>`: a button that shows a download. */
export interface HeadwayDownload extends HeadwayElement {
  /** What the download is doing; an unknown one is `initial`. Full is not completed: that is the page's word. */
  state: DownloadState;
  /** What is downloaded, for assistive technology. */
  label: string | null;
  disabled: boolean;
  /** What is said in place of the class's `words`; what is left out is theirs. */
  words: Partial<DownloadWords>;
  /** Goes to a state. Resolves as `setValue` does; an unknown state changes nothing. */
  setState(state: DownloadState, options?: ChangeOptions): Promise<boolean>;
  /** Shows a response's body on its way, and gives the response to read in its place. */
  follow(source: Response): Response;
  /** Shows a stream of bytes of unknown length, and gives the stream to read in its place. */
  follow(source: ReadableStream): ReadableStream;
  /** Shows a request's progress, from before it is sent. */
  follow(source: XMLHttpRequest): XMLHttpRequest;
}

/** Classes, for `instanceof` and for words of one's own; the elements are made by their tags. */
export const HeadwayLinearProgress: { new(): HeadwayLinearProgress; prototype: HeadwayLinearProgress };
export const HeadwayCircularProgress: { new(): HeadwayCircularProgress; prototype: HeadwayCircularProgress };
export const HeadwayDownload: { new(): HeadwayDownload; prototype: HeadwayDownload; words: DownloadWords };

/** A press; where the page does not prevent its default, stop ends what is followed. */
export type HeadwayActionEvent = CustomEvent<{ action: DownloadAction }>;
export type HeadwayStateEvent = CustomEvent<{ state: DownloadState }>;

declare global {
  interface HTMLElementTagNameMap {
    'headway-linear-progress': HeadwayLinearProgress;
    'headway-circular-progress': HeadwayCircularProgress;
    'headway-download': HeadwayDownload;
  }
  interface DocumentEventMap { 'headway-action': HeadwayActionEvent; 'headway-state': HeadwayStateEvent }
  interface HTMLElementEventMap { 'headway-action': HeadwayActionEvent; 'headway-state': HeadwayStateEvent }
}

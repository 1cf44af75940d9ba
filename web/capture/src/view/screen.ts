import type { Model } from '../model.ts';

/** One picture of the page. It stays while its states last and is told of every change. */
export interface Screen {
  element: HTMLElement;
  /** What gets the focus when the screen comes up. */
  focus: HTMLElement;
  update(model: Model): void;
  close?(): void;
}

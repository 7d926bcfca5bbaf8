/** What hiding a listing or suspending an account is called on the screen. */
export interface ModerationWords {
  /** The button, and what it says while it is under way. */
  decide: string;
  busy: string;
  question: string;
  /** What follows, in a sentence or two. */
  effect: string;
  decided: string;
  failed: string;
  restored: string;
  restoreFailed: string;
}

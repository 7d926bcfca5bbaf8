/** The texts of hiding a listing or suspending an account. */
export interface ModerationText {
  /** Label of the button, and its label while the call is pending. */
  decide: string;
  busy: string;
  question: string;
  /** The consequences, in a sentence or two. */
  effect: string;
  decided: string;
  failed: string;
  restored: string;
  restoreFailed: string;
}

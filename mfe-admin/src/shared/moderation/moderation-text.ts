/** The texts of a decision that needs a reason. */
export interface DecisionText {
  /** Label of the button, and its label while the call is pending. */
  decide: string;
  busy: string;
  question: string;
  /** The consequences, in a sentence or two. */
  effect: string;
  /** Who reads the reason, a sentence. */
  readers: string;
  decided: string;
  failed: string;
}

/** The texts of hiding a listing or suspending an account, which can be restored. */
export interface ModerationText extends DecisionText {
  restored: string;
  restoreFailed: string;
}

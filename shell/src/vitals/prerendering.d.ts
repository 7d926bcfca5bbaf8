interface Document {
  /** True until a prerendered page is shown; absent in browsers without prerendering. */
  readonly prerendering?: boolean;
}

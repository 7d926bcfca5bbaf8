interface Document {
  /** True until a person sees a page that was prerendered; browsers without prerendering lack it. */
  readonly prerendering?: boolean;
}

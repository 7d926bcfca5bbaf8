/** The product's name and slug, in one place so that it can be renamed. */
export const product = {
  name: 'FranchiseSetu',
  slug: 'franchisesetu',
  tagline: "Where India's franchise business happens",
} as const;

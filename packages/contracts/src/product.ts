/** The product's name and slug, in one place so that it can be renamed. */
export const product = {
  name: 'FranchiseSetu',
  slug: 'franchisesetu',
  tagline: 'Where India’s franchise business happens',
  /** Default description of the site; an administrator can change it. */
  description:
    'Find verified franchise opportunities in India with AI-powered matching: 1000+ opportunities, investments from 2 lakh to 50 crore rupees, brands, investors and commercial property in one place.',
} as const;

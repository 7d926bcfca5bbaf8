import { type ProductTexts, platformErrors } from '@setu/protocol';

/** The texts of a product for tests of the kit itself. */
export const testTexts: ProductTexts = {
  errors: platformErrors,
  roleNames: { investor: 'Investor', brand: 'Brand', agent: 'Agent', admin: 'Administrator' },
};

import type { ProductTexts } from '@setu/protocol';
import { errorCatalogue } from './errors/error-catalogue';
import { userRoleLabels } from './values/user-role';

/** What services and gateway say in the words of the marketplace. */
export const productTexts: ProductTexts = { errors: errorCatalogue, roleNames: userRoleLabels };

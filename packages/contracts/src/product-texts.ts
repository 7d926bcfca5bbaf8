import type { ProductTexts } from '@setu/protocol';
import { errorCatalogue } from './errors/error-catalogue';
import { userRoleLabels } from './values/user-role';

/** Texts of the marketplace for services and gateway. */
export const productTexts: ProductTexts = { errors: errorCatalogue, roleNames: userRoleLabels };

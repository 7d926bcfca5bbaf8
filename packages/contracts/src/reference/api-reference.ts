import type { ApiReference } from '@setu/protocol';
import { FranchiseView } from '../catalog/franchise';
import { errorCatalogue } from '../errors/error-catalogue';
import { CurrentUser } from '../identity/current-user';
import { InquiryView } from '../inquiry/inquiry';
import { product } from '../product';
import { exampleOf } from './call-examples';

/** Texts of the API reference in addition to the definitions of the calls. Builds of services find it by its name. */
export const apiReference: ApiReference = {
  product: product.name,
  services: {
    identity: 'Accounts, sign-in and the current user',
    catalog: 'Franchise opportunities, property requirements and properties',
    inquiry: 'Inquiries between people and brands',
    agent: 'Property agents, demands and assignments',
    content: 'Site content, contact submissions, statistics and insights',
  },
  schemas: { CurrentUser, FranchiseView, InquiryView },
  errors: errorCatalogue,
  exampleOf,
};

import { anInquiry, aRequirement } from '@setu/marketplace/testing';
import { type Answers, openDashboard } from './open-dashboard';

/** A requirement in the tab Property Needs. */
export const requirement = aRequirement({ title: 'High-street corner' });

/** An agent's offer for that requirement. */
export const offer = anInquiry({
  kind: 'offer',
  franchiseId: null,
  franchiseTitle: null,
  requirementId: requirement.id,
  requirementTitle: requirement.title,
  fromName: 'Kavita Rao',
  subject: 'A corner on FC Road',
  proposedCommission: '1.50',
});

/** Opens the tab Property Needs with that requirement, that offer and further answers. */
export const openNeeds = (answers: Answers = {}) =>
  openDashboard('/properties', {
    'GET /api/my-requirements': [requirement],
    'GET /api/inquiries': ({ url }) => ({ body: url.includes('kind=offer') ? [offer] : [] }),
    ...answers,
  });

import { anInquiry } from '@setu/marketplace/testing';
import { aRequirement } from './builders';
import { type Answers, openDashboard } from './open-dashboard';

/** A requirement of the brand, in the tab Property Needs. */
export const requirement = aRequirement({ title: 'High-street corner' });

/** An agent's offer to it. */
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

/** The tab Property Needs with that requirement and that offer, and what else is answered. */
export const openNeeds = (answers: Answers = {}) =>
  openDashboard('/properties', {
    'GET /api/my-requirements': [requirement],
    'GET /api/inquiries': ({ url }) => ({ body: url.includes('kind=offer') ? [offer] : [] }),
    ...answers,
  });

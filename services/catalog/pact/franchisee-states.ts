import { randomUUID } from 'node:crypto';
import { type StateKit, someone, type TestService, type TestUser } from '@setu/service-kit/test';
import { addFranchise, callAsAdmin } from '../test/builders';

const scores = { training: 5, support: 4, supplies: 3, marketing: 4, earnings: 4 };
const text = 'Two weeks of training were enough. Supplies come late in the monsoon.';

/** A PDF that a person uploaded as the agreement. */
const agreement = {
  url: '/attachments/c0ffee00-0000-4000-8000-000000000a02/document.pdf',
  name: 'Agreement.pdf',
  bytes: 40_000,
  pages: 12,
};

/** Removes what people said about outlets, of which their franchise cannot be removed before. */
export const forgetFranchisees = async ({ running: { db } }: TestService): Promise<void> => {
  await db('franchisee_reviews').delete();
  await db('franchisee_proofs').delete();
};

interface Outlet {
  /** Id of the franchise. */
  id: string;
  proofId: string;
  reviewId: string;
}

/** The states about people who run an outlet, created by the same calls as in production. */
export const addFranchiseeStates = (
  { state, caller }: Pick<StateKit<Record<string, unknown>>, 'state' | 'caller'>,
  service: TestService,
) => {
  const { db } = service.running;
  const call = async (method: string, path: string, as: TestUser | null, body?: unknown) => {
    const reply = await service.call(method, path, { as, body });
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
    return reply.body;
  };
  const decide = async (path: string, body: object) => {
    const reply = await callAsAdmin(service, 'POST', path, { body });
    if (reply.status >= 300) throw new Error(`POST ${path}: ${reply.status} ${reply.text}`);
  };
  /** The ids that a consumer names; others are random. */
  const named = (parameters: Record<string, unknown>): Outlet => ({
    id: randomUUID(),
    proofId: randomUUID(),
    reviewId: randomUUID(),
    ...(parameters as Partial<Outlet>),
  });
  const asked = async ({ id, proofId }: Outlet, person: TestUser, brand: TestUser, fields: object = {}) => {
    await forgetFranchisees(service);
    await db('saved_franchises').where({ franchise_id: id }).delete();
    await db('franchise_opportunities').where({ id }).delete();
    const franchise = await addFranchise(service, brand);
    await db('franchise_opportunities').where({ id: franchise.id }).update({ id });
    const outlet = { city: 'Indore', openedIn: 2021, ...fields };
    const proof = await call('POST', `/api/franchises/${id}/my-outlet`, person, outlet);
    await db('franchisee_proofs').where({ id: proof.id }).update({ id: proofId });
  };
  const proven = async (outlet: Outlet, person: TestUser, brand: TestUser) => {
    await asked(outlet, person, brand);
    await call('POST', `/api/my-franchisees/${outlet.proofId}/decision`, brand, { decision: 'proven' });
  };
  const withdrawn = async (outlet: Outlet, person: TestUser, brand: TestUser) => {
    await proven(outlet, person, brand);
    const decision = { decision: 'withdrawn', reason: 'The agreement was forged.' };
    await decide(`/api/admin/franchisee-proofs/${outlet.proofId}/decision`, decision);
  };
  const reviewed = async (outlet: Outlet, person: TestUser, brand: TestUser) => {
    await proven(outlet, person, brand);
    const path = `/api/franchises/${outlet.id}/franchisee-reviews`;
    const { id } = await call('POST', path, person, { scores, text });
    await db('franchisee_reviews').where({ id }).update({ id: outlet.reviewId });
  };

  state('the caller was proven to run an outlet', (parameters) =>
    proven(named(parameters), caller(), someone('brand')),
  );
  state('the caller has reviewed a franchise', (parameters) =>
    reviewed(named(parameters), caller(), someone('brand')),
  );
  state('a franchisee has reviewed a franchise', (parameters) =>
    reviewed(named(parameters), someone('investor'), someone('brand')),
  );
  state("a franchisee has reviewed one of the caller's franchises", (parameters) =>
    reviewed(named(parameters), someone('investor'), caller()),
  );
  state('a person asks the caller to confirm an outlet', (parameters) =>
    asked(named(parameters), someone('investor'), caller()),
  );
  state('a person sent the agreement about an outlet', (parameters) =>
    asked(named(parameters), someone('investor'), someone('brand'), { agreement }),
  );
  state('an administrator withdraws the proof of a franchisee', (parameters) =>
    withdrawn(named(parameters), someone('investor'), someone('brand')),
  );
  state("an administrator withdrew the proof of one of the caller's franchisees", (parameters) =>
    withdrawn(named(parameters), someone('investor'), caller()),
  );
  state('an administrator hides the review of a franchisee', async (parameters) => {
    const outlet = named(parameters);
    await reviewed(outlet, someone('investor'), someone('brand'));
    const path = `/api/admin/franchisee-reviews/${outlet.reviewId}/hide`;
    await decide(path, { reason: 'It names a person.' });
  });
  state('a visitor reported the review of a franchisee', async (parameters) => {
    const outlet = named(parameters);
    await db('listing_reports').delete();
    // Otherwise the reports of earlier states use up what one network may send in an hour.
    await db('attempts').delete();
    await reviewed(outlet, someone('investor'), someone('brand'));
    const report = { reason: 'misleading', text: 'There is no such outlet.' };
    await call('POST', `/api/franchisee-reviews/${outlet.reviewId}/reports`, null, report);
  });
};

import { randomUUID } from 'node:crypto';
import { mediaAddressOf } from '@setu/contracts';
import {
  addCallerStates,
  makePactWorld,
  type StateKit,
  someone,
  type TestService,
  type TestUser,
} from '@setu/service-kit/test';
import { z } from 'zod';
import {
  addFranchise,
  addProperty,
  addRequirement,
  answerWithinADay,
  callAsAdmin,
  confirmDeal,
  runSweeps,
  waitThreeDays,
} from '../test/builders';
import { addFranchiseeStates, forgetFranchisees } from './franchisee-states';

/** Parameters of a state: an id the consumer asks for, how many, and fields as an owner sends them. */
const Parameters = z.looseObject({
  id: z.guid().optional(),
  propertyId: z.guid().optional(),
  reportId: z.guid().optional(),
  count: z.int().min(1).default(1),
});
type Parameters = z.output<typeof Parameters>;

type Kit = StateKit<Parameters>;

const tables = {
  franchise: { add: addFranchise, table: 'franchise_opportunities' },
  requirement: { add: addRequirement, table: 'property_requirements' },
  property: { add: addProperty, table: 'property_listings' },
} as const;

/** Parts of several states: listings, created by the same calls as in production. */
const makeSteps = (service: TestService) => {
  const { db } = service.running;
  /** The API generates ids, so the first row gets the id that the consumer names afterwards. */
  const add = async (kind: keyof typeof tables, owner: TestUser, { id, count, ...fields }: Parameters) => {
    const { add: addOne, table } = tables[kind];
    for (let n = 0; n < count; n += 1) {
      // Equal listings of an owner within two minutes are one row, so their content must differ.
      const distinct = n === 0 ? {} : { description: `Row ${n + 1}` };
      const created = await addOne(service, owner, { ...fields, ...distinct });
      if (n === 0 && id) {
        await forgetFranchisees(service);
        await db('saved_franchises').where({ franchise_id: id }).delete();
        await db(table).where({ id }).delete();
        await db(table).where({ id: created.id }).update({ id });
      }
    }
  };
  const deleteFranchises = async () => {
    await forgetFranchisees(service);
    await db('saved_franchises').delete();
    await db('franchise_opportunities').delete();
  };
  const franchisesExist = async (parameters: Parameters) => {
    await deleteFranchises();
    await add('franchise', someone('brand'), parameters);
  };
  const hide = (
    kind: keyof typeof tables,
    id: string | undefined,
    reason: unknown = 'The stated ROI is wrong.',
  ) => callAsAdmin(service, 'POST', `/api/admin/listings/${id}/hide`, { body: { kind, reason } });
  /** Makes a listing wait for a review, as it does when reviews come before publication. */
  const waits = (kind: keyof typeof tables, id: unknown, updatedAt: unknown) =>
    db(tables[kind].table)
      .where({ id })
      .update({
        is_listed: false,
        review_state: 'waiting',
        review_since: updatedAt,
        review_order: -Date.parse(String(updatedAt)),
        updated_at: updatedAt,
      });
  const decide = (id: unknown, decision: 'approve' | 'return', body: object) =>
    callAsAdmin(service, 'POST', `/api/admin/reviews/${id}/${decision}`, { body });
  /** Removes waiting listings of earlier states, because the hourly sweep would publish them. */
  const endReviews = async () => {
    for (const { table } of Object.values(tables))
      await db(table).where({ review_state: 'waiting' }).update({ review_state: null });
  };
  return { add, deleteFranchises, franchisesExist, hide, waits, decide, endReviews };
};
type Steps = ReturnType<typeof makeSteps>;

const aNew = (parameters: Record<string, unknown> = {}) =>
  Parameters.parse({ id: randomUUID(), ...parameters });

const addFranchiseStates = (
  { state, caller }: Kit,
  { add, deleteFranchises, franchisesExist }: Steps,
  service: TestService,
) => {
  state(['a franchise exists', 'franchises exist'], franchisesExist);
  state('its brand usually answers within a day', async ({ id }) => {
    const { brand_id: brandId } = await service.running.db('franchise_opportunities').where({ id }).first();
    await answerWithinADay(service, { id: brandId });
  });
  state('its brand keeps the reply promise', async ({ id }) => {
    const { brand_id: brandId } = await service.running.db('franchise_opportunities').where({ id }).first();
    await answerWithinADay(service, { id: brandId }, { keepsPromise: true });
  });
  state('no franchise exists', deleteFranchises);
  state('a follower of a brand is notified of a franchise', async () => {
    const brand = someone('brand');
    await addFranchise(service, brand);
    await service.call('POST', `/api/followed-brands/${brand.id}`, { as: someone('investor') });
    await addFranchise(service, brand);
    await runSweeps(service, new Date());
  });
  state('an investor has waited three days, and another brand lists a similar franchise', async () => {
    const { id: franchiseId } = await addFranchise(service, someone('brand'), {
      businessCategory: 'fitness',
    });
    await addFranchise(service, someone('brand'), { businessCategory: 'fitness' });
    await waitThreeDays(service, franchiseId);
  });
  state('a brand has a listed franchise', async ({ brandId, ...parameters }) => {
    await deleteFranchises();
    await add('franchise', { ...someone('brand'), id: String(brandId) }, parameters);
  });
  state('a franchise with similar ones exists', async ({ id, count, ...fields }) => {
    await franchisesExist({ ...fields, id, count: count + 1 });
  });
  state('the caller has franchises', (parameters) => add('franchise', caller(), parameters));
  state('the caller follows a brand', async () => {
    const brand = someone('brand');
    await addFranchise(service, brand);
    await service.call('POST', `/api/followed-brands/${brand.id}`, { as: caller() });
  });
  state('the caller has saved a franchise', async (parameters) => {
    const known = aNew(parameters);
    await add('franchise', someone('brand'), known);
    await service.call('POST', `/api/franchises/${known.id}/save`, { as: caller() });
  });
};

const addDraftStates = ({ state, caller }: Kit, service: TestService) => {
  const { db } = service.running;
  state('the caller has a draft of a franchise', async ({ id, count: _, propertyId: __, ...fields }) => {
    const { body } = await service.call('POST', '/api/my-franchise-drafts', { as: caller(), body: fields });
    if (!id) return;
    await db('franchise_drafts').where({ id }).delete();
    await db('franchise_drafts').where({ id: body.id }).update({ id });
  });
};

const addOpenQuestionStates = ({ state, caller }: Kit, { add, endReviews }: Steps, service: TestService) => {
  const { db } = service.running;
  /** Makes a listing as old as after 90 days without a change. */
  const asked = (id: string | undefined) =>
    db('franchise_opportunities')
      .where({ id })
      .update({
        updated_at: db.raw("now() - interval '91 days'"),
        confirmed_at: db.raw("now() - interval '91 days'"),
        asked_at: db.raw('now()'),
      });
  state('a brand is asked whether a franchise is still open', async () => {
    const { id } = await addFranchise(service, someone('brand'));
    await asked(id);
    await db('franchise_opportunities').where({ id }).update({ asked_at: null });
    await endReviews();
    await runSweeps(service, new Date());
  });
  state('the caller is asked whether a franchise is still open', async (parameters) => {
    await add('franchise', caller(), parameters);
    await asked(parameters.id);
  });
};

const addSpaceStates = ({ state, caller }: Kit, { add }: Steps) => {
  state('the caller has requirements', (parameters) => add('requirement', caller(), parameters));
  state('another brand has a requirement', (parameters) => add('requirement', someone('brand'), parameters));
  state('the caller has a requirement that properties fit', async ({ id, count, ...fields }) => {
    // A city that only this state uses, so that nothing else fits.
    const city = `Ramnagar ${randomUUID().slice(0, 8)}`;
    await add('requirement', caller(), { ...fields, id, count: 1, preferredLocations: [city] });
    await add('property', someone('agent'), { count, city });
  });
  state('the caller has a requirement that a property fits', async ({ id, propertyId }) => {
    const city = `Ramnagar ${randomUUID().slice(0, 8)}`;
    await add('requirement', caller(), { id, count: 1, preferredLocations: [city] });
    await add('property', someone('agent'), { id: propertyId, count: 1, city });
  });
  state('the caller has properties', (parameters) => add('property', caller(), parameters));
};

const addModerationStates = (
  { state, caller }: Kit,
  { add, franchisesExist, hide, waits, decide, endReviews }: Steps,
  service: TestService,
) => {
  state('a visitor reported a franchise', async ({ reportId, ...parameters }) => {
    const { db } = service.running;
    await db('listing_reports').delete();
    await franchisesExist(parameters);
    const report = { kind: 'franchise', reason: 'misleading', text: 'The ROI is wrong.' };
    await service.call('POST', `/api/listings/${parameters.id}/reports`, { body: report });
    await db('listing_reports').update({ id: reportId });
  });
  for (const kind of ['franchise', 'property', 'requirement'] as const)
    state(`a listing exists: ${kind}`, (parameters) =>
      add(kind, someone(kind === 'property' ? 'agent' : 'brand'), parameters),
    );
  state('a franchise waits for a review', async ({ id, updatedAt }) => {
    await franchisesExist({ id, count: 1 });
    await waits('franchise', id, updatedAt);
  });
  state(
    'one listing of each kind waits for a review',
    async ({ id, propertyId, requirementId, updatedAt }) => {
      await franchisesExist({ id, count: 1 });
      await endReviews();
      await add('property', someone('agent'), aNew({ id: propertyId }));
      await add('requirement', someone('brand'), aNew({ id: requirementId }));
      await waits('franchise', id, updatedAt);
      await waits('property', propertyId, updatedAt);
      await waits('requirement', requirementId, updatedAt);
    },
  );
  state('a listing is hidden', async ({ reason, kind: _, ...parameters }) => {
    await franchisesExist(parameters);
    await hide('franchise', parameters.id, reason);
  });
  for (const [kind, plural] of [
    ['franchise', 'franchises'],
    ['property', 'properties'],
    ['requirement', 'requirements'],
  ] as const)
    state(`one of the caller's ${plural} is hidden`, async ({ reason, ...parameters }) => {
      const known = aNew(parameters);
      await add(kind, caller(), known);
      await hide(kind, known.id, reason);
    });
  for (const [kind, plural] of [
    ['property', 'properties'],
    ['requirement', 'requirements'],
  ] as const)
    state(`one of the caller's ${plural} was returned after a review`, async ({ reason, ...parameters }) => {
      const [known, seen] = [aNew(parameters), '2026-11-20T10:00:00.000Z'];
      await add(kind, caller(), known);
      await waits(kind, known.id, seen);
      await decide(known.id, 'return', { kind, seen, reason });
    });
};

/** Fields of a listing with an uploaded picture. */
const uploaded = { images: [mediaAddressOf('c0ffee00-0000-4000-8000-000000000a01')] };

/** States whose last event a consumer reads. */
const addEventStates = ({ state }: Kit, { add, hide, waits, decide }: Steps, service: TestService) => {
  const changes = {
    'a brand makes its franchise inactive': ['franchise', 'brand', 'franchises', { isActive: false }],
    'a brand marks its requirement with every field as fulfilled': [
      'requirement',
      'brand',
      'requirements',
      { isActive: false },
    ],
    'an agent makes its property unavailable': ['property', 'agent', 'properties', { isAvailable: false }],
  } as const;
  for (const [name, [kind, role, path, body]] of Object.entries(changes))
    state(name, async () => {
      const owner = someone(role);
      const known = aNew();
      await add(kind, owner, known);
      await service.call('PATCH', `/api/${path}/${known.id}`, { as: owner, body });
    });
  state('a brand creates an active franchise', () =>
    add('franchise', someone('brand'), { ...aNew(), lowestBudget: '500000' }),
  );
  state('a brand creates a franchise with an uploaded picture', () =>
    add('franchise', someone('brand'), { ...aNew(), ...uploaded }),
  );
  state('a brand saves a draft with an uploaded picture', async () => {
    await service.call('POST', '/api/my-franchise-drafts', { as: someone('brand'), body: uploaded });
  });
  state('an agent lists a property with an uploaded picture', () =>
    add('property', someone('agent'), { ...aNew(), ...uploaded }),
  );
  state('a brand posts an active requirement with every field', () =>
    add('requirement', someone('brand'), aNew()),
  );
  state('an agent lists an available property', () => add('property', someone('agent'), aNew()));
  state('the assignment of an agent fulfils a requirement', async () => {
    const [brand, known] = [someone('brand'), aNew()];
    await add('requirement', brand, known);
    await confirmDeal(service, { brand, requirementId: String(known.id) });
  });
  state('an administrator features a franchise', async () => {
    const known = aNew();
    await add('franchise', someone('brand'), known);
    await callAsAdmin(service, 'PATCH', `/api/admin/franchises/${known.id}`, { body: { featured: true } });
  });
  state('an administrator approves a franchise', async () => {
    const known = aNew();
    await add('franchise', someone('brand'), known);
    const seen = '2026-11-20T10:00:00.000Z';
    await waits('franchise', known.id, seen);
    await decide(known.id, 'approve', { seen });
  });
  state('an administrator approves a property', async () => {
    const known = aNew();
    await add('property', someone('agent'), known);
    const seen = '2026-11-20T10:00:00.000Z';
    await waits('property', known.id, seen);
    await decide(known.id, 'approve', { kind: 'property', seen });
  });
  state('an administrator hides a franchise', async () => {
    const known = aNew();
    await add('franchise', someone('brand'), known);
    await hide('franchise', known.id);
  });
};

/** The states that consumers' pacts name, created by the same calls as in production. */
export const makeWorld = (service: TestService) => {
  const kit = makePactWorld(service, (parameters) => Parameters.parse(parameters));
  const steps = makeSteps(service);
  addCallerStates(kit);
  addFranchiseStates(kit, steps, service);
  addDraftStates(kit, service);
  addOpenQuestionStates(kit, steps, service);
  addSpaceStates(kit, steps);
  addModerationStates(kit, steps, service);
  addFranchiseeStates(kit, service);
  addEventStates(kit, steps, service);
  return kit.world;
};

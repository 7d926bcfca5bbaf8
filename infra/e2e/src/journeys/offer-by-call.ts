import { eventually } from '../platform/platform';
import { type RegisteredSession, registered, send } from '../visitors/api-client';

/** An agent with a profile and a property. */
export const agentWithProperty = async () => {
  const agent = await registered('agent');
  await send(agent, 'POST', '/api/agent/profile', {
    companyName: 'Sahyadri Spaces',
    licenseNumber: 'MH-RE-20931',
    experience: 9,
    commissionRate: 2.5,
  });
  const { id: propertyId } = await send(agent, 'POST', '/api/properties', {
    title: 'Ground floor on Baner Road',
    propertyType: 'restaurant',
    area: 650,
    address: '12 Baner Road',
    city: 'Pune',
    state: 'Maharashtra',
    rentPerSqFt: 120,
  });
  return { agent, propertyId };
};
type Offering = Awaited<ReturnType<typeof agentWithProperty>>;

/** Posts a requirement of a brand and offers the agent's property for it. @returns the offer and what is needed to accept it */
export const offered = async (brand: RegisteredSession, { agent, propertyId }: Offering, title: string) => {
  const { id: requirementId } = await send(brand, 'POST', '/api/requirements', {
    title,
    businessCategory: 'food_beverage',
    propertyType: 'restaurant',
    minArea: 600,
    preferredLocations: ['Pune'],
  });
  // The inquiry service refuses until it has consumed both events.
  const { id } = await eventually(() =>
    send(agent, 'POST', '/api/inquiries', {
      toUserId: brand.user.id,
      requirementId,
      propertyId,
      subject: 'A corner on Baner Road',
      message: '650 sq ft, ground floor, free from next month.',
      proposedCommission: 2,
    }),
  );
  return { id, acceptance: { requirementId, agentId: agent.user.id, propertyId } };
};

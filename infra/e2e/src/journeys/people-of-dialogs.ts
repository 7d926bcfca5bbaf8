import { eventually } from '../platform/platform';
import { addPasskey } from '../visitors/add-passkey';
import {
  type ApiSession,
  apiSession,
  freshEmail,
  type RegisteredSession,
  registered,
  send,
  signedInAdmin,
  signedInDemo,
  testPassword,
} from '../visitors/api-client';
import { confirmAddress, mailTo } from '../visitors/mailbox';
import { turnOnTwoStep } from '../visitors/two-step';
import { agentWithProperty, offered } from './offer-by-call';

/** A person who opens dialogs. */
export interface PersonOfDialogs extends ApiSession {
  /** Used once in place of a code to sign in; only with two-step verification. */
  recoveryCode?: string;
}

/** An agent whose offer this brand has accepted. */
const assigned = async (brand: RegisteredSession) => {
  const offering = await agentWithProperty();
  const { acceptance } = await offered(brand, offering, 'A tea shop in Pune');
  const assignment = await eventually(() => send(brand, 'POST', '/api/agent/assignments', acceptance));
  return { ...offering, assignment };
};

/** Receives an inquiry of an investor, and adds a note to it. */
const receiveInquiry = async (brand: RegisteredSession) => {
  const { id: franchiseId } = await send(brand, 'POST', '/api/franchises', {
    title: 'Filter coffee counter',
    minInvestment: 500_000,
    maxInvestment: 900_000,
    territories: ['Pune'],
  });
  const investor = await registered('investor');
  const inquiry = await eventually(() =>
    send(investor, 'POST', '/api/inquiries', {
      toUserId: brand.user.id,
      franchiseId,
      subject: 'A counter in Kothrud',
      message: 'Is Kothrud still free?',
    }),
  );
  await send(brand, 'POST', `/api/inquiries/${inquiry.id}/notes`, { text: 'Wants to see the outlet first.' });
};

/** An investor reviews a franchise of the brand, and another one waits for the confirmation of an outlet. */
const receiveFranchisees = async (brand: RegisteredSession) => {
  const { id } = await send(brand, 'POST', '/api/franchises', {
    title: 'Filter coffee window',
    minInvestment: 300_000,
    maxInvestment: 500_000,
    territories: ['Nashik'],
  });
  const ask = async () => {
    const person = await registered('investor');
    const outlet = { city: 'Nashik', openedIn: 2022 };
    return { person, proof: await send(person, 'POST', `/api/franchises/${id}/my-outlet`, outlet) };
  };
  const { person, proof } = await ask();
  await send(brand, 'POST', `/api/my-franchisees/${proof.id}/decision`, { decision: 'proven' });
  await send(person, 'POST', `/api/franchises/${id}/franchisee-reviews`, {
    scores: { training: 5, support: 4, supplies: 4, marketing: 3, earnings: 4 },
    text: 'The training was enough for us, and somebody answers on Sundays too.',
  });
  await ask();
};

const brandWithTeam = async () => {
  const brand = await registered('brand');
  await confirmAddress(brand);
  const email = freshEmail('meera');
  await send(brand, 'POST', '/api/team/invitations', { email, currentPassword: testPassword });
  const { text } = await mailTo(email, 'You are invited to a team');
  const member = apiSession();
  await send(member, 'POST', '/api/join-team', {
    token: /join-team\?token=([\w-]+)/.exec(text)?.[1],
    firstName: 'Meera',
    lastName: 'Iyer',
    password: testPassword,
    acceptTerms: true,
  });
  return { brand, member };
};

/** A brand with a draft, a saved reply, an inquiry with a note, franchisees, a webhook, an offer, a completed assignment and a team. */
const busyBrand = async () => {
  const { brand } = await brandWithTeam();
  await send(brand, 'POST', '/api/my-franchise-drafts', { title: 'Station kiosk' });
  await send(brand, 'POST', '/api/saved-replies', {
    title: 'Fees and first steps',
    text: 'The fee is four lakh, and the first outlet opens within ninety days.',
  });
  await receiveInquiry(brand);
  await receiveFranchisees(brand);
  await send(brand, 'POST', '/api/webhook', { url: 'https://crm.example/inquiries' });
  const { assignment, ...offering } = await assigned(brand);
  await send(offering.agent, 'PATCH', `/api/agent/assignments/${assignment.id}`, { status: 'completed' });
  await offered(brand, offering, 'A counter in Baner');
  return brand;
};

const investorWithPasskey = async () => {
  const investor = await registered('investor');
  await confirmAddress(investor);
  await addPasskey(investor, 'My phone');
  return investor;
};

const investorWithTwoSteps = async () => {
  const investor = await registered('investor');
  await confirmAddress(investor);
  const [recoveryCode] = await turnOnTwoStep(investor);
  return { ...investor, recoveryCode };
};

/** An administrator; the newest brand is verified. */
const administrator = async () => {
  const [brand, session] = [await registered('brand'), await signedInAdmin()];
  await send(session, 'PATCH', `/api/admin/brands/${brand.user.id}`, {
    isVerified: true,
    documents: [{ type: 'gstin', number: '27AAPFU0939F1ZV' }],
    validUntil: '2099-12-31',
  });
  return session;
};

/** A visitor of a platform with a listing that has pictures: those of the demo have drawings. */
const visitorOfPictures = async () => {
  await send(await registered('brand'), 'POST', '/api/franchises', {
    title: 'Filter coffee gallery',
    minInvestment: 500_000,
    maxInvestment: 900_000,
    territories: ['Pune'],
    images: ['https://pictures.example/front.jpg', 'https://pictures.example/room.jpg'],
  });
  return apiSession();
};

/** Everybody who opens dialogs. Accounts for states that the demo accounts do not have are created. */
export const peopleOfDialogs = {
  'demo brand': () => signedInDemo('brand@demo.test'),
  'demo investor': () => signedInDemo('investor@demo.test'),
  'demo agent': () => signedInDemo('agent@demo.test'),
  administrator,
  visitor: visitorOfPictures,
  'busy brand': busyBrand,
  'member of a team': async () => (await brandWithTeam()).member,
  'agent with an assignment': async () => (await assigned(await registered('brand'))).agent,
  'new investor': () => registered('investor'),
  'investor with a passkey': investorWithPasskey,
  'investor with two-step verification': investorWithTwoSteps,
} satisfies Record<string, () => Promise<PersonOfDialogs>>;

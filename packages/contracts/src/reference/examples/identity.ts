import {
  adminLogin,
  adminLogout,
  changeUserRole,
  getAdminUser,
  getSampleCredentials,
  listUsers,
  restoreUser,
  suspendUser,
  turnOffTwoStepOfUser,
} from '../../identity/admin-calls';
import { listBrands, listBrandVerifications, verifyBrand } from '../../identity/brand-calls';
import { type CurrentUser, getCurrentUser } from '../../identity/current-user';
import { changeEmail, confirmEmail, sendConfirmation } from '../../identity/email-calls';
import { listMails } from '../../identity/mail-calls';
import {
  getMailSettings,
  saveMailSettings,
  unsubscribe,
  unsubscribePage,
} from '../../identity/mail-settings-calls';
import {
  getNotificationSummary,
  listMissedNotifications,
  listNotifications,
  readNotifications,
  streamNotifications,
} from '../../identity/notifications/notification-calls';
import {
  addPushBrowser,
  getPushNotification,
  getPushSettings,
  removePushBrowser,
} from '../../identity/notifications/push-calls';
import { confirmPhone, getPhoneState, type PhoneState, requestPhoneCode } from '../../identity/phone-calls';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../../identity/session-calls';
import {
  changePassword,
  deleteAccount,
  getBrandProfile,
  saveBrandProfile,
  updateCurrentUser,
} from '../../identity/settings-calls';
import { getOwnProvider, joinProvider, removeProvider } from '../../identity/sign-in/own-provider';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '../../identity/sign-in/passkeys';
import { forgotPassword, resetPassword } from '../../identity/sign-in/password-reset';
import { registerWithProvider } from '../../identity/sign-in/provider-sign-in';
import { register, signIn } from '../../identity/sign-in/sign-in';
import {
  adminLoginWithCode,
  confirmTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  setUpTwoStep,
  signInWithCode,
  turnOffTwoStep,
} from '../../identity/sign-in/two-step';
import {
  getTeam,
  inviteMember,
  joinTeam,
  joinTeamPage,
  leaveTeam,
  removeInvitation,
  removeMember,
} from '../../identity/team-calls';
import { ownIdentityData } from '../../own-data-calls';
import { createdAt, example, ids, storedPicture, updatedAt } from './example';

const confirmedPhone: PhoneState = {
  isAvailable: true,
  number: '+919820012345',
  confirmedAt: updatedAt,
  code: null,
};
const phoneCode: PhoneState['code'] = { number: '+919820012345', state: 'sending', expiresAt: updatedAt };

const user: CurrentUser = {
  id: ids.investor,
  email: 'asha.kulkarni@example.in',
  firstName: 'Asha',
  lastName: 'Kulkarni',
  profileImageUrl: null,
  role: 'investor',
  phone: '9820012345',
  city: 'Pune',
  state: 'Maharashtra',
  createdAt,
};

const seenByAdmin = { ...user, role: 'investor' as const, displayName: 'Asha Kulkarni' };
const reason = 'Advertises other sites in inquiries.';
const admin = { id: ids.admin, email: 'nisha.verma@example.in', name: 'Nisha Verma' };

const brandProfile = {
  userId: ids.brand,
  brandName: 'Chai Chaupal',
  description: 'Kiosks that serve eleven teas on railway platforms.',
  targetAudience: 'Commuters in large cities',
  website: 'https://chaichaupal.example/',
  logo: storedPicture,
  isVerified: false,
  verification: null,
  verifiedUntil: null,
  verificationEnd: null,
  updatedAt,
};

const checked = [
  { type: 'incorporation' as const, number: 'U55101MH2019PTC123456' },
  { type: 'gstin' as const, number: '27AAPFU0939F1ZV' },
];
const verification = { documents: ['incorporation', 'gstin'], checkedAt: updatedAt };
const standing = { isVerified: true, verification, verifiedUntil: '2027-11-20', verificationEnd: null };
const brandOfAdmin = {
  id: ids.brand,
  name: 'Chai Chaupal',
  email: 'meera@chaichaupal.example',
  website: 'https://chaichaupal.example/',
  ...standing,
  createdAt,
};

const mailSettings = { inquiries: true, assignments: false, listings: true };

const invitation = {
  id: ids.session,
  email: 'ravi@chaichaupal.example',
  sentAt: createdAt,
  expiresAt: updatedAt,
};

const pushEndpoint = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABm';
const pushBrowser = { id: ids.session, endpoint: pushEndpoint, createdAt };

const announced = {
  sequence: 4_711,
  kind: 'reply-received',
  aboutId: ids.inquiry,
  aboutKind: 'franchise',
  state: null,
};

const codeSent = { ticket: 'qT0cJ5u2f7yXwKpVn1bZr8Lk3HdMs6Ae9GjBxQvWyRo', code: '492 039' };
const proof = { currentPassword: 'a quiet morning in Pune', code: '492 039' };
const recoveryCodes = ['ABCD-EFGH-2345', 'JKLM-NPQR-6723'];

const passkey = { id: ids.session, name: 'My phone', createdAt, lastUsedAt: updatedAt };
const passkeyOptions = {
  challenge: '0Yt2cVjSgkLqJ1bqzBdWfK8mTn5QxR3uHvE7oAiPZsM',
  timeout: 300_000,
  userVerification: 'required' as const,
};
/** A browser's answer to a challenge, shortened. */
const passkeyAnswer = {
  id: 'q7Rk1w3Jm0yUo2sVbN5xZg',
  rawId: 'q7Rk1w3Jm0yUo2sVbN5xZg',
  type: 'public-key' as const,
};
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0';

export const identityExamples = [
  example(register, {
    request: {
      email: 'asha.kulkarni@example.in',
      password: 'a quiet morning in Pune',
      firstName: 'Asha',
      lastName: 'Kulkarni',
      role: 'investor',
      phone: '98200 12345',
      city: 'Pune',
      state: 'Maharashtra',
      acceptTerms: true,
    },
    reply: user,
  }),
  example(signIn, {
    request: { email: 'asha.kulkarni@example.in', password: 'a quiet morning in Pune' },
    reply: user,
  }),
  example(forgotPassword, { request: { email: 'asha.kulkarni@example.in' }, reply: { accepted: true } }),
  example(resetPassword, {
    request: {
      token: 'q1h0rQv3nS5sWZ8kx2mJ7cYpTt4LbFdGaeUwRiXoVNM',
      password: 'another quiet morning in Pune',
    },
    reply: user,
  }),
  example(confirmEmail, {
    request: { token: 'q1h0rQv3nS5sWZ8kx2mJ7cYpTt4LbFdGaeUwRiXoVNM' },
    reply: { confirmed: true },
  }),
  example(sendConfirmation, { reply: { accepted: true } }),
  example(deleteAccount, {
    request: { currentPassword: 'a quiet morning in Pune' },
    reply: { deleted: true },
  }),
  example(changeEmail, {
    request: { email: 'asha@kulkarni.example', currentPassword: 'a quiet morning in Pune' },
    reply: { accepted: true },
  }),
  example(getCurrentUser, { reply: user }),
  example(updateCurrentUser, {
    request: { city: 'Mumbai', phone: '+91 98200 12345' },
    reply: { ...user, city: 'Mumbai' },
  }),
  example(changePassword, {
    request: { currentPassword: 'a quiet morning in Pune', newPassword: 'an evening walk in Goa' },
    reply: { changed: true },
  }),
  example(listOwnSessions, {
    reply: [
      {
        id: ids.session,
        kind: 'user',
        device: 'Firefox on Android',
        startedAt: createdAt,
        lastUsedAt: updatedAt,
        isCurrent: true,
      },
    ],
  }),
  example(listNotifications, {
    reply: [{ ...announced, id: ids.notification, otherName: 'Chai Chaupal', createdAt, isRead: false }],
  }),
  example(getNotificationSummary, {
    reply: { unread: 1, isUnreadBound: false, newest: 4_711, newestAt: '2026-11-30T09:30:00.000Z' },
  }),
  example(listMissedNotifications, { reply: [announced] }),
  example(readNotifications, {
    request: { ids: [ids.notification] },
    reply: { unread: 0, isUnreadBound: false, newest: 4_711 },
  }),
  example(streamNotifications, {}),
  example(getPushNotification, {
    reply: {
      notification: {
        id: ids.notification,
        text: 'Chai Chaupal replied about the inquiry',
        address: `/dashboard?tab=interests&inquiry=${ids.inquiry}`,
      },
      unread: 1,
    },
  }),
  example(getPushSettings, {
    reply: {
      applicationServerKey:
        'BNbN3CE0gCLZ1rmvzMPhV1bXbHpQ0Cf6PyQ7pVvzqkP0bq0r3kWJvE0x0mVq1wJp3cJm5p8c0wJv4eQe0yQqXcA',
      browsers: [pushBrowser],
    },
  }),
  example(addPushBrowser, { request: { endpoint: pushEndpoint }, reply: pushBrowser }),
  example(getTeam, {
    reply: {
      isOwner: true,
      brandName: 'Chai Chaupal',
      members: [{ id: ids.agent, name: 'Meera Iyer', email: 'meera@chaichaupal.example', since: createdAt }],
      invitations: [invitation],
    },
  }),
  example(inviteMember, { request: { email: invitation.email }, reply: invitation }),
  example(removeInvitation, { reply: { removed: true } }),
  example(removeMember, { reply: { removed: true } }),
  example(leaveTeam, { reply: { left: true } }),
  example(joinTeamPage, {}),
  example(joinTeam, {
    request: {
      token: 'qT0cJ5u2f7yXwKpVn1bZr8Lk3HdMs6Ae9GjBxQvWyRo',
      firstName: 'Meera',
      lastName: 'Iyer',
      password: 'a quiet morning in Pune',
      acceptTerms: true,
    },
    reply: user,
  }),
  example(removePushBrowser, { reply: { removed: true } }),
  example(getMailSettings, { reply: mailSettings }),
  example(saveMailSettings, { request: { assignments: false }, reply: mailSettings }),
  example(unsubscribePage, {}),
  example(unsubscribe, {}),
  example(endOwnSession, { reply: { ended: true } }),
  example(endOtherSessions, { reply: { ended: 2 } }),
  example(listBrands, { reply: [brandOfAdmin] }),
  example(verifyBrand, {
    request: { isVerified: true, documents: checked, validUntil: '2027-11-20' },
    reply: brandOfAdmin,
  }),
  example(listBrandVerifications, {
    reply: [
      {
        id: ids.verification,
        decision: 'verified',
        documents: checked,
        validUntil: '2027-11-20',
        reason: null,
        byUserId: ids.admin,
        byName: 'Nisha Verma',
        at: updatedAt,
      },
    ],
  }),
  example(getBrandProfile, { reply: brandProfile }),
  example(saveBrandProfile, {
    request: { targetAudience: 'Commuters in large cities', website: 'https://chaichaupal.example/' },
    reply: brandProfile,
  }),
  example(adminLogin, {
    request: { email: 'nisha.verma@example.in', password: 'a river that runs north' },
    reply: { admin },
  }),
  example(adminLogout, { reply: { loggedOut: true } }),
  example(getAdminUser, { reply: admin }),
  example(getSampleCredentials, { reply: null }),
  example(listUsers, { reply: [seenByAdmin] }),
  example(changeUserRole, { request: { role: 'brand' }, reply: { ...seenByAdmin, role: 'brand' } }),
  example(suspendUser, {
    request: { reason },
    reply: { ...seenByAdmin, suspended: { at: updatedAt, reason } },
  }),
  example(restoreUser, { reply: seenByAdmin }),
  example(turnOffTwoStepOfUser, {
    request: { reason: 'Lost the phone, and was asked for the last listing by telephone.' },
    reply: seenByAdmin,
  }),
  example(listMails, {
    reply: [
      {
        id: ids.mail,
        kind: 'password-reset',
        recipient: 'asha.kulkarni@example.in',
        userId: ids.investor,
        state: 'refused',
        tries: 1,
        problem: '550 5.1.1 No such mailbox',
        createdAt,
        endedAt: createdAt,
      },
    ],
  }),
  example(registerWithProvider, {
    request: {
      ticket: codeSent.ticket,
      firstName: 'Asha',
      lastName: 'Kulkarni',
      role: 'investor',
      acceptTerms: true,
    },
    reply: user,
  }),
  example(getOwnProvider, { reply: { name: 'Google', since: createdAt, hasPassword: true } }),
  example(joinProvider, {
    request: { currentPassword: proof.currentPassword },
    reply: { url: 'https://accounts.google.com/o/oauth2/v2/auth?response_type=code&state=qT0cJ5u2f7yX' },
  }),
  example(removeProvider, {
    request: { currentPassword: proof.currentPassword },
    reply: { removed: true },
  }),
  example(listPasskeys, { reply: { isAvailable: true, needsCode: false, passkeys: [passkey] } }),
  example(startPasskey, {
    request: { currentPassword: proof.currentPassword },
    reply: {
      challenge: passkeyOptions.challenge,
      rp: { id: 'franchisesetu.example', name: 'FranchiseSetu' },
      user: { id: 'wP_uAAAAQACAAAAAAAAAAA', name: user.email, displayName: 'Asha Kulkarni' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: passkeyOptions.timeout,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  }),
  example(addPasskey, {
    request: {
      name: passkey.name,
      answer: {
        ...passkeyAnswer,
        response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
      },
    },
    reply: { ...passkey, lastUsedAt: null },
  }),
  example(renamePasskey, { request: { name: passkey.name }, reply: passkey }),
  example(removePasskey, { reply: { removed: true } }),
  example(startPasskeySignIn, { reply: { ...passkeyOptions, rpId: 'franchisesetu.example' } }),
  example(signInWithPasskey, {
    request: {
      answer: {
        ...passkeyAnswer,
        response: {
          clientDataJSON,
          authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
          signature: 'MEUCIQDqk',
          userHandle: 'wP_uAAAAQACAAAAAAAAAAA',
        },
      },
    },
    reply: user,
  }),
  example(signInWithCode, { request: codeSent, reply: user }),
  example(adminLoginWithCode, { request: codeSent, reply: { admin } }),
  example(getTwoStep, { reply: { isAvailable: true, since: createdAt, recoveryCodesLeft: 10 } }),
  example(setUpTwoStep, {
    request: { currentPassword: proof.currentPassword },
    reply: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/FranchiseSetu:asha.kulkarni%40example.in?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  }),
  example(confirmTwoStep, { request: { code: proof.code }, reply: { recoveryCodes } }),
  example(renewRecoveryCodes, { request: proof, reply: { recoveryCodes } }),
  example(turnOffTwoStep, { request: proof, reply: { removed: true } }),
  example(getPhoneState, { reply: confirmedPhone }),
  example(requestPhoneCode, {
    request: { phone: '98200 12345' },
    reply: { ...confirmedPhone, confirmedAt: null, code: phoneCode },
  }),
  example(confirmPhone, { request: { phone: '98200 12345', code: '482913' }, reply: confirmedPhone }),
  example(ownIdentityData, { reply: { records: [{ kind: 'account', content: { ...user } }], next: null } }),
];

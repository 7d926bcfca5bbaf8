import { eventually } from '../platform/platform';
import { signedInAdmin } from './api-client';

/** Waits until the newest entries of the audit trail contain this text. */
export const isRecorded = async (text: RegExp): Promise<void> => {
  const admin = await signedInAdmin();
  await eventually(async () => {
    const { body } = await admin.call('GET', '/api/admin/activity?limit=20');
    expect(body).toContainEqual(expect.objectContaining({ text: expect.stringMatching(text) }));
  });
};

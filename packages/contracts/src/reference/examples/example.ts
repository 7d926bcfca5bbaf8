import type { BodyInput, CallExample, Endpoint } from '@setu/protocol';
import type { z } from 'zod';

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

/** Declares an example; the compiler and a test compare it with the schemas of the call. `exampleOf` adds the defaults of the reply. */
export const example = <E extends Endpoint>(
  call: E,
  bodies: { request?: BodyInput<E>; reply?: InputOf<E['response'][keyof E['response']]> },
): CallExample => ({ call, ...bodies });

/** The ids that all examples share, so that they are consistent. */
export const ids = {
  investor: '22222222-2222-4222-8222-222222222222',
  brand: '11111111-1111-4111-8111-111111111111',
  agent: '33333333-3333-4333-8333-333333333333',
  admin: '44444444-4444-4444-8444-444444444444',
  franchise: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a01',
  draft: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0e',
  requirement: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a02',
  property: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a03',
  inquiry: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a04',
  message: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a05',
  assignment: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a06',
  profile: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a07',
  entry: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a08',
  submission: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a09',
  upload: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0b',
  activity: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0a',
  mail: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0c',
  notification: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0d',
  session: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0b',
  verification: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0f',
  report: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0d',
  proof: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a10',
  review: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a11',
} as const;

export const createdAt = '2026-11-20T06:30:00.000Z';
export const updatedAt = '2026-11-21T09:15:00.000Z';

/** A picture that was uploaded. */
export const storedPicture = {
  url: `/media/${ids.upload}`,
  width: 1600,
  height: 1200,
  blur: 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=',
};

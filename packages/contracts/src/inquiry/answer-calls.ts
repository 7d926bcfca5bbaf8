import { endpoint } from '@setu/protocol';
import { z } from 'zod';

/** What an investor answered once: absent when it was never asked, null for "Prefer not to say". */
export const InvestorAnswers = z.object({
  budget: z.string().nullable().optional(),
  city: z.string().nullable().optional(),
  startTime: z.string().nullable().optional(),
  experience: z.string().nullable().optional(),
  /** The number that the investor shared last and did not withdraw. */
  phone: z.string().optional(),
});
export type InvestorAnswers = z.output<typeof InvestorAnswers>;

export const getInvestorAnswers = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/investor-answers',
  summary:
    'Returns what the signed-in user answered about their plans in earlier inquiries, so that a form does not ask again.',
  access: 'signed-in',
  response: { 200: InvestorAnswers },
  errors: [],
});

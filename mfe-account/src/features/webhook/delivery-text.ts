import type { WebhookDelivery, WebhookProblem, WebhookType } from '@setu/contracts';

const types: Readonly<Record<WebhookType, string>> = {
  'inquiry.received': 'New inquiry',
  'inquiry.status_changed': 'Changed status',
  'inquiry.phone_withdrawn': 'Withdrawn phone number',
  test: 'Test',
};

/** What a delivery reported. */
export const typeText = ({ type }: Pick<WebhookDelivery, 'type'>): string => types[type];

const problems: Readonly<Record<Exclude<WebhookProblem, 'status'>, string>> = {
  redirect: 'The address redirects: enter the one it leads to.',
  timeout: 'No answer within 5 seconds.',
  unreachable: 'No connection: the server refused it or ended it.',
  'unknown-host': 'The name of the server was not found.',
  certificate: 'The certificate of the server is not valid.',
  'internal-address': 'The name leads to an address that is not public.',
  'turned-off': 'The webhook was turned off before it was sent.',
};

/** How a delivery was answered, or why not; null before the first try. */
export const resultText = ({
  status,
  problem,
}: Pick<WebhookDelivery, 'status' | 'problem'>): string | null => {
  if (problem !== null && problem !== 'status')
    return problems[problem as keyof typeof problems] ?? 'It was not accepted.';
  return status === null ? null : `Answered with status ${status}.`;
};

/** Label and colour of the state of a delivery. */
export const stateOf = ({ type, state, tries }: Pick<WebhookDelivery, 'type' | 'state' | 'tries'>) => {
  if (state === 'delivered') return { label: 'Delivered', tone: 'success' } as const;
  // A test is not repeated.
  if (state === 'failed')
    return { label: type === 'test' ? 'Not accepted' : 'Given up', tone: 'danger' } as const;
  return tries > 0
    ? ({ label: 'Tried again later', tone: 'warning' } as const)
    : ({ label: 'Waiting', tone: 'outline' } as const);
};

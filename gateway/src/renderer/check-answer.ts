import { PageHead } from '@setu/contracts';
import { z } from 'zod';
import type { PreparedPage } from './page-renderer';
import { limits } from './process/limits';

/** A remote may not answer redirects and errors. */
const Status = z.union([z.literal(200), z.literal(404)]);

const State = z.object({ queries: z.array(z.unknown()), mutations: z.array(z.unknown()) });

interface Answer {
  head: unknown;
  status: unknown;
  /** Query state as JSON. */
  body: string;
}

const parsedState = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    throw new Error('The state is not JSON');
  }
};

/**
 * Checks the answer of server code. The state becomes part of the page unchanged, so it must be one JSON value.
 * @throws Error that names the problem
 */
export const checkAnswer = ({ head, status, body }: Answer): PreparedPage => {
  const checkedStatus = Status.safeParse(status);
  if (!checkedStatus.success) throw new Error(`The status is ${String(status)}; expected 200 or 404`);
  if (JSON.stringify(head ?? null).length > limits.headBytes)
    throw new Error(`The head is larger than ${limits.headBytes} bytes`);
  const checkedHead = PageHead.nullable().safeParse(head);
  if (!checkedHead.success)
    throw new Error(`The head is malformed: ${checkedHead.error.message.slice(0, 500)}`);
  const checkedState = State.safeParse(parsedState(body));
  if (!checkedState.success) throw new Error('The state is not a dehydrated query state');
  return { stateJson: body, head: checkedHead.data, status: checkedStatus.data };
};

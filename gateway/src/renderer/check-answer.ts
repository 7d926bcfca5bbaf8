import { PageHead } from '@setu/contracts';
import { z } from 'zod';
import type { PreparedPage } from './page-renderer';
import { limits } from './process/limits';

/** A redirect or an error of ours is not for a remote to answer. */
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
 * What server code answered, checked: the state is put into the page as it is, so it must be one JSON value.
 * @throws Error that names what is wrong
 */
export const checkAnswer = ({ head, status, body }: Answer): PreparedPage => {
  const checkedStatus = Status.safeParse(status);
  if (!checkedStatus.success) throw new Error(`The status is ${String(status)}; a page answers 200 or 404`);
  if (JSON.stringify(head ?? null).length > limits.headBytes)
    throw new Error(`The head is larger than ${limits.headBytes} bytes`);
  const checkedHead = PageHead.nullable().safeParse(head);
  if (!checkedHead.success)
    throw new Error(`The head is malformed: ${checkedHead.error.message.slice(0, 500)}`);
  const checkedState = State.safeParse(parsedState(body));
  if (!checkedState.success) throw new Error('The state is no dehydrated query state');
  return { stateJson: body, head: checkedHead.data, status: checkedStatus.data };
};

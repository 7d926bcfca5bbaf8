import { PageHead } from '@setu/protocol';
import { z } from 'zod';
import type { PreparedPage, RenderedPage } from './page-renderer';
import { limits } from './process/limits';

/** A remote may not answer with redirects or errors. */
const Status = z.union([z.literal(200), z.literal(404)]);

const State = z.object({ queries: z.array(z.unknown()), mutations: z.array(z.unknown()) });

interface Preparation {
  head: unknown;
  status: unknown;
  /** Query state as JSON. */
  body: Buffer;
}

const parsedState = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('The state is not JSON');
  }
};

/**
 * Checks what server code prepared. The state becomes part of the page unchanged, so it must be one JSON value.
 * @throws Error that names the problem
 */
export const checkPreparation = ({ head, status, body }: Preparation): PreparedPage => {
  const checkedStatus = Status.safeParse(status);
  if (!checkedStatus.success) throw new Error(`The status is ${String(status)}; expected 200 or 404`);
  if (JSON.stringify(head ?? null).length > limits.headBytes)
    throw new Error(`The head is larger than ${limits.headBytes} bytes`);
  const checkedHead = PageHead.nullable().safeParse(head);
  if (!checkedHead.success)
    throw new Error(`The head is malformed: ${checkedHead.error.message.slice(0, 500)}`);
  const stateJson = body.toString();
  const checkedState = State.safeParse(parsedState(stateJson));
  if (!checkedState.success) throw new Error('The state is not a dehydrated query state');
  return { stateJson, head: checkedHead.data, status: checkedStatus.data };
};

interface Rendering {
  cssLength: unknown;
  problem: unknown;
  /** Style tags, then HTML. */
  body: Buffer;
}

const RenderedParts = z.object({
  cssLength: z.int().nonnegative(),
  problem: z.string().max(4_000).nullable(),
});

/** What a page may add to the head of the document: style tags of styled-components. */
const styleTags = /^(<style data-styled="true" data-styled-version="[\d.]+">([^<]|<(?!\/style))*<\/style>)*$/;

/**
 * Checks a rendered page. Its HTML is not inspected, because the release's scripts could write the same HTML.
 * @throws Error that names the problem
 */
export const checkRendering = ({ cssLength, problem, body }: Rendering): RenderedPage => {
  const parts = RenderedParts.safeParse({ cssLength, problem });
  if (!parts.success || parts.data.cssLength > body.length) throw new Error('The rendered page is malformed');
  const css = body.subarray(0, parts.data.cssLength);
  if (!styleTags.test(css.toString())) throw new Error('The styles of the rendered page are malformed');
  return { css, html: body.subarray(parts.data.cssLength), problem: parts.data.problem };
};

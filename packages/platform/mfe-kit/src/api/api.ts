import {
  type CallInput,
  type Endpoint,
  isRaw,
  linkHeader,
  type ReplyBody,
  readSearchReading,
  searchReadingHeader,
  totalCountHeader,
  totalIsBoundHeader,
} from '@setu/protocol';
import { exchange } from './exchange';
import { sendOnce } from './idempotency';
import { buildRequest } from './request';

interface CallOptions {
  signal?: AbortSignal;
  /** Lets a call with a small body finish after its page is closed. */
  keepalive?: boolean;
}

/**
 * Longest body of a call that outlives its page, characters. Browsers refuse more than 64 KiB in all such calls together, and a character
 * may have three bytes.
 */
const longestKeptAlive = 20_000;

/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** Number of all matches, not only those on this page. */
  total: number;
  /** True when there are more than `total`, which the service did not count; `formatTotal` shows it. */
  isTotalBound?: boolean;
  /** Cursor of the next page; null on the last. */
  next: string | null;
  /**
   * How the service interpreted the text of a search, in its own format; absent without a search, or when the service does not return it.
   */
  reading?: unknown;
}

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

const isJson = (reply: Response) => /[/+]json\b/.test(reply.headers.get('content-type') ?? '');

/** Builds for browsers leave the schemas out, because the service applies them. Elsewhere a reply that violates them is an error. */
const parseReply = async <E extends Endpoint>(
  { response }: Partial<Pick<E, 'response'>>,
  reply: Response,
): Promise<ReplyBody<E>> => {
  const schema = response?.[reply.status];
  const text = isJson(reply) ? await reply.text() : '';
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return (schema && !isRaw(schema) ? schema.parse(body) : body) as ReplyBody<E>;
};

/** The cursor in a `Link: <…?cursor=…>; rel="next"` header. */
const nextCursor = (header: string | null): string | null => {
  const target = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(header ?? '')?.[1];
  return target === undefined ? null : new URL(target, 'http://page.invalid').searchParams.get('cursor');
};

/**
 * Makes one call and returns its parsed reply. Cookies are sent. The endpoint defines where the values of the input go:
 * path, query string or JSON body. A call that creates something sends an idempotency key, and repeats the key when it
 * is retried with the same input because no reply arrived.
 * @throws ApiError for any reply that is not a success; TypeError when the network failed; ZodError when the
 *   reply is not what the endpoint promises
 */
const call = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<ReplyBody<E>> => {
  const { url, init } = buildRequest(endpoint, input as Record<string, unknown>, options.signal);
  const isKept = options.keepalive === true && String(init.body ?? '').length <= longestKeptAlive;
  const sent = isKept ? { ...init, keepalive: true } : init;
  const make = async (request: RequestInit) => parseReply<E>(endpoint, await exchange(url, request));
  return endpoint.creates ? sendOnce(url, sent, make) : make(sent);
};

/** Like `call`, for a paged list: also returns the number of all matches and the cursor of the next page. */
const callPage = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Page<ItemOf<ReplyBody<E>>>> => {
  const { url, init } = buildRequest(endpoint, input as Record<string, unknown>, options.signal);
  const reply = await exchange(url, init);
  const items = (await parseReply<E>(endpoint, reply)) as ItemOf<ReplyBody<E>>[];
  const total = Number(reply.headers.get(totalCountHeader) ?? items.length);
  const reading = readSearchReading(reply.headers.get(searchReadingHeader));
  return {
    items,
    total,
    ...(reply.headers.get(totalIsBoundHeader) === 'true' ? { isTotalBound: true } : {}),
    next: nextCursor(reply.headers.get(linkHeader)),
    ...(reading ? { reading } : {}),
  };
};

/** Maximum number of items on a page of any list. */
const fullPage = 100;

/**
 * Like `callPage`, but loads all pages: for lists that belong to one person, such as a brand's franchises, where a
 * partial list would give wrong counts.
 */
const callAll = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<ItemOf<ReplyBody<E>>[]> => {
  const all: ItemOf<ReplyBody<E>>[] = [];
  let cursor: string | undefined;
  do {
    const wanted = { ...(input as object), limit: fullPage, cursor } as unknown as CallInput<E>;
    const { items, next } = await callPage(endpoint, wanted, options);
    all.push(...items);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return all;
};

/** The HTTP client of the product. It throws; the caller shows a toast, a field error or an error state. */
export const api = { call, callPage, callAll };

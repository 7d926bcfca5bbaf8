import { linkHeader, mostCounted, totalCountHeader, totalIsBoundHeader } from '../calls/paging';

/** Headers of a reply, by name, in OpenAPI format. */
export type OpenApiHeaders = Record<string, { description: string; schema: Record<string, unknown> }>;

const total: OpenApiHeaders = {
  [totalCountHeader]: {
    description: `Number of matches on all pages. It is exact unless ${totalIsBoundHeader} is true.`,
    schema: { type: 'integer' },
  },
};

const ofPages: OpenApiHeaders = {
  [totalIsBoundHeader]: {
    description: `True when there are more matches than ${totalCountHeader} says, because counting stopped at ${mostCounted.toLocaleString('en-IN')}. Absent otherwise.`,
    schema: { const: 'true' },
  },
  [linkHeader]: {
    description: 'The next page as a web link (RFC 8288) with rel="next". Absent on the last page.',
    schema: { type: 'string' },
  },
};

/** Headers of the successful reply of a list, by the names of the call's query parameters. Undefined for other calls. */
export const listHeaders = (query: readonly string[]): OpenApiHeaders | undefined => {
  if (!query.includes('limit')) return undefined;
  return query.includes('cursor') ? { ...total, ...ofPages } : total;
};

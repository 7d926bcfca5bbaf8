import type { CallExample, Endpoint } from '@setu/protocol';
import { agentExamples } from './examples/agent';
import { catalogExamples } from './examples/catalog';
import { contentExamples } from './examples/content';
import { identityExamples } from './examples/identity';
import { inquiryExamples } from './examples/inquiry';

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const examples: ReadonlyMap<string, CallExample> = new Map(
  [...identityExamples, ...catalogExamples, ...inquiryExamples, ...agentExamples, ...contentExamples].map(
    (each) => [keyOf(each.call), each],
  ),
);

/** The example of a call, if there is one. The browser never loads examples: only the API reference imports them. */
export const exampleOf = (call: Endpoint): CallExample | undefined => examples.get(keyOf(call));

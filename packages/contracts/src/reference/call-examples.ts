import { type CallExample, type Endpoint, exampleStatus, isRaw } from '@setu/protocol';
import { agentExamples } from './examples/agent';
import { catalogExamples } from './examples/catalog';
import { contentExamples } from './examples/content';
import { franchiseeExamples } from './examples/franchisees';
import { identityExamples } from './examples/identity';
import { inquiryExamples } from './examples/inquiry';

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const examples: ReadonlyMap<string, CallExample> = new Map(
  [
    ...identityExamples,
    ...catalogExamples,
    ...franchiseeExamples,
    ...inquiryExamples,
    ...agentExamples,
    ...contentExamples,
  ].map((each) => [keyOf(each.call), each]),
);

/** An example whose reply has the defaults of its schema. */
const completed = (example: CallExample): CallExample => {
  const schema = example.call.response[Number(exampleStatus(example.call))];
  const full = schema && !isRaw(schema) ? schema.safeParse(example.reply).data : undefined;
  return { ...example, reply: full ?? example.reply };
};

/** The example of a call, if there is one. The browser never loads examples: only the API reference imports them. */
export const exampleOf = (call: Endpoint): CallExample | undefined => {
  const example = examples.get(keyOf(call));
  return example && completed(example);
};

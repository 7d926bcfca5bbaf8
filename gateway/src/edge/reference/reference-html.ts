import type { OpenApiDocument, OpenApiOperation } from '@setu/protocol';
import { type Html, html } from '@setu/service-kit';
import { smallPage } from '../html/small-page';

type Schema = Record<string, unknown>;

const style = `
header{background:var(--surface);border-bottom:1px solid var(--line)}
header div,main{max-width:1200px;margin:0 auto;padding:24px 16px}
h1{display:flex;gap:12px;align-items:center}
h2{font-size:22px;line-height:1.15;margin:48px 0 16px;text-transform:capitalize}
h3{margin:0;font-size:16px;font-weight:600;overflow-wrap:anywhere}
h4{font-size:14px;margin:16px 0 4px}
nav ul{display:flex;flex-wrap:wrap;gap:8px 16px;padding:0;margin:16px 0 0;list-style:none}
nav a{display:inline-block;padding:10px 0;text-transform:capitalize}
code{font:14px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
details{background:var(--surface);border:1px solid var(--line);border-radius:12px;margin:0 0 12px}
summary{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;padding:12px 16px;min-height:44px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary span.what{flex-basis:100%;color:var(--muted);font-size:14px}
.body{padding:0 16px 16px;border-top:1px solid var(--line)}
.method{font:600 12px/1 ui-monospace,monospace;padding:6px 8px;border-radius:6px;background:var(--peacock-tint);color:var(--peacock);min-width:56px;text-align:center}
.POST{background:var(--leaf-tint);color:var(--leaf)}.PATCH,.PUT{background:var(--turmeric-tint);color:var(--turmeric)}.DELETE{background:var(--kumkum-tint);color:var(--kumkum)}
.access{margin-left:auto;font-size:12px;color:var(--muted);border:1px solid var(--line);border-radius:6px;padding:3px 8px}
table{width:100%;border-collapse:collapse;font-size:14px}
th,td{text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-bottom:1px solid var(--line);white-space:nowrap}
th:last-child,td:last-child{white-space:normal;min-width:180px;width:100%;padding-right:0}
th{font-weight:600}
.scroll{overflow-x:auto}
pre{background:var(--sunken);border-radius:6px;padding:12px;overflow-x:auto;margin:4px 0 0}
`;

const atLeast = (characters: number) =>
  characters === 1 ? 'not empty' : `at least ${characters} characters`;

/** A short description of a schema for a table cell. */
const inWords = (schema: Schema): string => {
  if (typeof schema.$ref === 'string') return schema.$ref.replace('#/components/schemas/', '');
  if (Array.isArray(schema.enum)) return schema.enum.map(String).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const variants = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(variants)) return variants.map((variant) => inWords(variant as Schema)).join(' or ');
  if (schema.type === 'array') return `list of ${inWords((schema.items ?? {}) as Schema)}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'any');
  const limits = [
    schema.format,
    schema.minLength === undefined ? null : atLeast(Number(schema.minLength)),
    schema.maxLength === undefined ? null : `at most ${schema.maxLength} characters`,
    schema.minimum === undefined ? null : `from ${schema.minimum}`,
    schema.maximum === undefined ? null : `to ${schema.maximum}`,
    schema.default === undefined ? null : `default ${JSON.stringify(schema.default)}`,
  ].filter((limit) => limit !== null && limit !== undefined);
  return limits.length ? `${type}, ${limits.join(', ')}` : type;
};

interface Row {
  name: string;
  note: string;
  schema: Schema;
}

const tableOf = (columns: readonly string[], rows: readonly Html[]) =>
  html`<div class="scroll"><table><thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;

const table = (rows: readonly Row[]) =>
  tableOf(
    ['Name', '', 'Value'],
    rows.map(
      ({ name, note, schema }) =>
        html`<tr><td><code>${name}</code></td><td>${note}</td><td>${inWords(schema)}</td></tr>`,
    ),
  );

const rowsOfObject = (schema: Schema): Row[] => {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(([name, inner]) => ({
    name,
    note: required.includes(name) ? 'required' : '',
    schema: inner,
  }));
};

/** A row for each field. With variants, a field is required when all variants require it, and lists the values of all. */
const fieldRows = (schema: Schema): Row[] => {
  const variants = schema.oneOf ?? schema.anyOf;
  if (!Array.isArray(variants)) return rowsOfObject(schema);
  const all = variants.map((variant) => fieldRows(variant as Schema));
  return [...new Set(all.flat().map(({ name }) => name))].map((name) => {
    const found = all.flatMap((rows) => rows.filter((row) => row.name === name));
    const values = [...new Map(found.map((row) => [inWords(row.schema), row.schema])).values()];
    const isRequired = found.length === all.length && found.every(({ note }) => note === 'required');
    return { name, note: isRequired ? 'required' : '', schema: { anyOf: values } };
  });
};

const exampleHtml = (example: unknown) =>
  example !== undefined && html`<h4>Example</h4><pre><code>${JSON.stringify(example, null, 2)}</code></pre>`;

const requestHtml = ({ parameters, requestBody }: OpenApiOperation) => {
  const json = requestBody?.content['application/json'];
  const rows = parameters.map(({ name, in: where, schema }) => ({ name, note: where, schema }));
  return html`${rows.length > 0 && html`<h4>Parameters</h4>${table(rows)}`}${
    json &&
    html`<h4>Body: ${Object.keys(requestBody?.content ?? {}).join(' or ')}</h4>${table(fieldRows(json.schema))}${exampleHtml(json.example)}`
  }`;
};

const headersHtml = ({ responses }: OpenApiOperation) => {
  const rows = Object.values(responses).flatMap(({ headers = {} }) =>
    Object.entries(headers).map(
      ([name, { description }]) => html`<tr><td><code>${name}</code></td><td>${description}</td></tr>`,
    ),
  );
  return rows.length > 0 && html`<h4>Headers of the reply</h4>${tableOf(['Name', 'Meaning'], rows)}`;
};

const repliesHtml = (operation: OpenApiOperation) => {
  const { responses, 'x-error-codes': codes } = operation;
  const rows = Object.entries(responses).map(([status, { description, content }]) => ({
    name: status,
    note: description,
    schema: Object.values(content ?? {})[0]?.schema ?? {},
  }));
  const reasons = codes.map((code, index) => html`${index > 0 && ', '}<code>${code}</code>`);
  const shown = Object.values(responses).find(({ content }) => content?.['application/json']);
  return html`<h4>Replies</h4>${table(rows)}${headersHtml(operation)}${exampleHtml(shown?.content?.['application/json']?.example)}${
    reasons.length > 0 && html`<h4>Codes of its own</h4><p>${reasons}</p>`
  }`;
};

const operationHtml = (path: string, method: string, operation: OpenApiOperation) => {
  const verb = method.toUpperCase();
  return html`<details id="${operation.operationId}"><summary><span class="method ${verb}">${verb}</span><h3><code>${path}</code></h3><span class="access">${operation['x-access']}</span><span class="what">${operation.summary}</span></summary><div class="body">${requestHtml(operation)}${repliesHtml(operation)}</div></details>`;
};

/** Reads before writes. */
const order = ['get', 'post', 'put', 'patch', 'delete'];

/** The API reference as one page without scripts or external files. @param product name of the product */
export const referenceHtml = (document: OpenApiDocument, product: string): string => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  operations.sort(
    (a, b) => a.path.localeCompare(b.path) || order.indexOf(a.method) - order.indexOf(b.method),
  );
  const sections = document.tags.map(
    ({ name, description }) =>
      html`<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2><p>${description}.</p>${operations
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ path, method, operation }) => operationHtml(path, method, operation))}</section>`,
  );
  const shapes = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      html`<details id="schema-${name}"><summary><h3><code>${name}</code></h3></summary><div class="body">${table(fieldRows(schema))}</div></details>`,
  );
  return smallPage({
    product,
    title: 'API reference',
    head: html`<meta name="description" content="Every call of ${product}, with what it takes and gives.">`,
    style,
    body: html`<header><div><h1><img src="/favicon.svg" alt="" width="36" height="36">${document.info.title}</h1><p>${document.info.description}</p><p>The same for programs: <a href="/api/docs/openapi.json">OpenAPI ${document.openapi}</a> · <a href="/">${product}</a></p>
<nav aria-label="Services"><ul>${document.tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}<li><a href="#shapes">Shapes</a></li></ul></nav></div></header>
<main>${sections}<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>${shapes}</section></main>`,
  });
};

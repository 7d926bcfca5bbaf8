import { type FieldIssue, type Html, html } from '@setu/service-kit';

const alertSign = html`<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 8v4m0 4h.01"/></svg>`;

/** State of a form while it is rendered: its ids, typed values and errors. */
export interface FormState {
  id: string;
  typed: Readonly<Record<string, string>>;
  issues: readonly FieldIssue[];
  /** The field with the focus: the first field with an error. */
  focus: string | null;
}

/** The values that were sent with a form, and the errors of the reply. */
export interface SentForm {
  /** Typed values by field, without passwords. */
  typed: Readonly<Record<string, string>>;
  /** Errors of fields. */
  issues: readonly FieldIssue[];
  /** Error of the whole form. */
  alert: string | null;
}

/**
 * State of a form.
 * @param order names of its fields from top to bottom
 * @param sent null when the form was not sent
 */
export const formState = (id: string, order: readonly string[], sent: SentForm | null): FormState => {
  if (!sent) return { id, typed: {}, issues: [], focus: null };
  const wrong = order.find((name) => sent.issues.some(({ path }) => path === name));
  const toRepeat = order.includes('password') ? 'password' : (order[0] ?? null);
  return { id, typed: sent.typed, issues: sent.issues, focus: wrong ?? (sent.alert ? toRepeat : null) };
};

interface Field {
  name: string;
  label: string;
  autocomplete: string;
  type?: 'text' | 'email' | 'password' | 'tel';
  help?: string;
  isOptional?: boolean;
  minLength?: number;
  maxLength: number;
  /** Id of a datalist. */
  list?: string;
  className?: string;
}

export const problemOf = ({ issues }: FormState, name: string): string | undefined =>
  issues.find(({ path }) => path === name)?.message;

/** Ids of the help and error of a field, for aria-describedby. */
const describedBy = (id: string, help: unknown, problem: unknown) =>
  [problem && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');

export const problemLine = (id: string, problem: string | undefined): Html | null =>
  problem ? html`<p class="problem" id="${id}-error">${alertSign}<span>${problem}</span></p>` : null;

const labelRow = (id: string, label: string, isOptional: boolean | undefined) =>
  html`<label for="${id}">${label}${isOptional && html`<span class="optional"> (optional)</span>`}</label>`;

const state = (form: FormState, name: string, id: string, help: unknown, isOptional: boolean | undefined) => {
  const problem = problemOf(form, name);
  const described = describedBy(id, help, problem);
  return html`${described && html` aria-describedby="${described}"`}${problem && html` aria-invalid="true"`}${
    !isOptional && html` required`
  }${form.focus === name && html` autofocus`}`;
};

/**
 * A field with its label above, and help and error below, which are linked to it. The browser validates what it can before the form is
 * sent.
 */
export const textField = (form: FormState, field: Field): Html => {
  const { name, label, type = 'text', help, isOptional, minLength, maxLength, list, className } = field;
  const id = `${form.id}-${name}`;
  const value = type === 'password' ? undefined : form.typed[name];
  return html`<div class="field${className && ` ${className}`}">${labelRow(id, label, isOptional)}
<input id="${id}" name="${name}" type="${type}" autocomplete="${field.autocomplete}" maxlength="${maxLength}"${
    minLength && html` minlength="${minLength}"`
  }${list && html` list="${list}"`}${value && html` value="${value}"`}${state(form, name, id, help, isOptional)}>
${problemLine(id, problemOf(form, name))}${help && html`<p class="help" id="${id}-help">${help}</p>`}</div>`;
};

/** An optional choice among names; the empty option means none. */
export const choiceField = (
  form: FormState,
  {
    name,
    label,
    autocomplete,
    choices,
  }: Pick<Field, 'name' | 'label' | 'autocomplete'> & {
    choices: readonly string[];
  },
): Html => {
  const id = `${form.id}-${name}`;
  const options = choices.map(
    (choice) => html`<option${form.typed[name] === choice && html` selected`}>${choice}</option>`,
  );
  return html`<div class="field">${labelRow(id, label, true)}
<select id="${id}" name="${name}" autocomplete="${autocomplete}"${state(form, name, id, null, true)}><option value="">Choose</option>${options}</select>
${problemLine(id, problemOf(form, name))}</div>`;
};

/** The error of the whole form with a link; screen readers announce it at once. */
export const alertBox = (text: string, more: Html | false = false): Html =>
  html`<div class="alert" role="alert">${alertSign}<span>${text}${more}</span></div>`;

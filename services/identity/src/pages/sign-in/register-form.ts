import {
  longestPhone,
  offeredStates,
  passwordMinLength,
  popularCities,
  register,
  type registerableRoles,
} from '@setu/contracts';
import { type Html, html } from '@setu/service-kit';
import {
  alertBox,
  choiceField,
  type FormState,
  formState,
  problemLine,
  problemOf,
  textField,
} from '../fields';
import type { PageModel } from './page-model';
import { providerLink } from './sign-in-form';

const roles: Readonly<Record<(typeof registerableRoles)[number], { label: string; about: string }>> = {
  investor: { label: 'Investor', about: 'I am looking for a franchise to open.' },
  brand: { label: 'Brand', about: 'I want to grow my brand with franchisees.' },
  agent: { label: 'Agent', about: 'I match properties with brands, or advise them.' },
};

const fieldOrder = [
  'role',
  'brandName',
  'firstName',
  'lastName',
  'email',
  'password',
  'phone',
  'city',
  'state',
  'acceptTerms',
];

/** The choice of a role. */
export const roleCards = (form: FormState, chosen: string | undefined): Html => {
  const id = `${form.id}-role`;
  const problem = problemOf(form, 'role');
  const cards = Object.entries(roles).map(
    ([role, { label, about }], index) =>
      html`<label class="role"><input type="radio" name="role" value="${role}" required${
        role === chosen && html` checked`
      }${form.focus === 'role' && index === 0 && html` autofocus`}><span><b>${label}</b><small>${about}</small></span></label>`,
  );
  return html`<fieldset class="roles"${problem && html` aria-describedby="${id}-error"`}><legend>I am here as</legend>${cards}${problemLine(id, problem)}</fieldset>`;
};

/** The box to accept the terms. */
export const terms = (form: FormState): Html => {
  const id = `${form.id}-terms`;
  const problem = problemOf(form, 'acceptTerms');
  const isTicked = form.typed.acceptTerms !== undefined;
  return html`<div><label class="tick"><input type="checkbox" name="acceptTerms" value="true" required${
    isTicked && html` checked`
  }${form.focus === 'acceptTerms' && html` autofocus`}${problem && html` aria-invalid="true" aria-describedby="${id}-error"`}><span>I accept the <a href="/terms" target="_blank">Terms of Service</a> and the <a href="/privacy" target="_blank">Privacy Policy</a>.</span></label>${problemLine(id, problem)}</div>`;
};

/** The panel to create an account: one column, required fields first, then optional fields. */
export const registerPanel = (page: PageModel): Html => {
  const form = formState('register', fieldOrder, page.open === 'register' ? page : null);
  return html`<section class="panel register" aria-labelledby="register-title">
<h2 id="register-title">Create an account</h2>
<p class="lead">Free, and done in two minutes.</p>
${page.open === 'register' && page.alert && alertBox(page.alert)}
<form class="main" method="post" action="${register.path}"><input type="hidden" name="returnTo" value="${page.returnTo}">
${roleCards(form, form.typed.role ?? page.role)}
${textField(form, { name: 'brandName', label: 'Brand name', autocomplete: 'organization', maxLength: 120, isOptional: true, className: 'brand-only', help: 'The name your listings carry.' })}
${textField(form, { name: 'firstName', label: 'First name', autocomplete: 'given-name', maxLength: 80 })}
${textField(form, { name: 'lastName', label: 'Last name', autocomplete: 'family-name', maxLength: 80 })}
${textField(form, { name: 'email', label: 'Email', type: 'email', autocomplete: 'username', maxLength: 254 })}
${textField(form, { name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', minLength: passwordMinLength, maxLength: 200, help: `At least ${passwordMinLength} characters. A few words you can remember work well.` })}
${textField(form, { name: 'phone', label: 'Mobile number', type: 'tel', autocomplete: 'tel', maxLength: longestPhone, isOptional: true, help: '10 digits, with or without +91.' })}
${textField(form, { name: 'city', label: 'City', autocomplete: 'address-level2', maxLength: 80, isOptional: true, list: 'cities' })}
<datalist id="cities">${popularCities.map((city) => html`<option value="${city}">`)}</datalist>
${choiceField(form, { name: 'state', label: 'State or union territory', autocomplete: 'address-level1', choices: offeredStates })}
${terms(form)}
<button class="button">Create account</button></form>${providerLink(page)}</section>`;
};

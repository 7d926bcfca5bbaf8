import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { Email, OptionalPhone, Phone } from '../identity/sign-in/sign-in';
import { Instant } from '../values/ids';
import { MultilineText, OptionalMultilineText, OptionalText, Text } from '../values/text';

export const ConsultationDraft = z.object({
  name: Text(120, 'Name is required'),
  phone: Phone,
  email: z.preprocess((value) => (value === '' ? null : (value ?? null)), Email.nullable()),
  city: OptionalText(80),
  budget: OptionalText(80),
  involvement: OptionalText(80),
  message: OptionalMultilineText(5000),
  consent: z.literal(true, { error: 'Agree to be contacted so that we can answer your request' }),
});
export type ConsultationDraft = z.output<typeof ConsultationDraft>;

export const Consultation = z.object({
  id: z.guid(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  city: z.string().nullable(),
  budget: z.string().nullable(),
  involvement: z.string().nullable(),
  message: z.string().nullable(),
  createdAt: Instant,
});
export type Consultation = z.output<typeof Consultation>;

const Received = z.object({ id: z.guid() });

export const requestConsultation = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/consultations',
  summary: 'Requests a free consultation.',
  access: 'public',
  body: ConsultationDraft,
  creates: true,
  response: { 201: Received },
  errors: ['validation_failed', 'too_many_requests'],
});

export const listConsultations = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/consultations',
  summary: 'Lists consultation requests, newest first.',
  access: 'admin',
  query: Paging,
  response: { 200: z.array(Consultation) },
  errors: ['invalid_cursor'],
});

export const ContactDraft = z.object({
  name: Text(120, 'Name is required'),
  email: Email,
  phone: OptionalPhone,
  message: MultilineText(5000, 'Message is required'),
});

export const sendContact = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/contact',
  summary: 'Sends a message to the operators of the site.',
  access: 'public',
  body: ContactDraft,
  creates: true,
  response: { 201: Received },
  errors: ['validation_failed', 'too_many_requests'],
});

export const ContactMessage = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  createdAt: Instant,
});
export type ContactMessage = z.output<typeof ContactMessage>;

export const listContactMessages = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/contact',
  summary: 'Lists messages to the operators of the site, newest first.',
  access: 'admin',
  query: Paging,
  response: { 200: z.array(ContactMessage) },
  errors: ['invalid_cursor'],
});

/** Input of a consultation request. `more` makes it a different submission. */
export const aConsultation = (more: Record<string, unknown> = {}) => ({
  name: 'Asha Kulkarni',
  phone: '+91 98200-12345',
  email: 'asha@people.test',
  city: 'Pune',
  budget: '₹10L to ₹20L',
  involvement: 'Part-time',
  message: 'Which model suits a first café? ☕ <b>مرحبا</b>',
  consent: true,
  ...more,
});

/** Input of a contact message. */
export const aContactMessage = (more: Record<string, unknown> = {}) => ({
  name: 'Ravi',
  email: 'ravi@people.test',
  phone: '',
  message: 'A page has a wrong figure.',
  ...more,
});

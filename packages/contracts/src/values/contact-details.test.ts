import { hasContactDetails } from './contact-details';

test.each([
  'Call me: 98765 43210',
  'Call 9876543210.',
  '+91 (98) 765-43210',
  '९८७६५४३२१०',
  '022 2345 6789 after six',
  'asha@people.test',
  'See www.chai.example',
  'see https://chai.example/x',
  'our site is chaiwala.in, ask there',
])('the text "%s" has contact details', (text) => {
  expect(hasContactDetails(text)).toBe(true);
});

test.each([
  'Opened in 2019, sold in 2024-2025.',
  'We paid ₹12,50,000 to 15,00,000 and earn 1,20,000 a month.',
  'Training took 3.5 weeks. In all 11 outlets it was the same.',
  'The team answers at once, in Hindi and in English...in both.',
])('the text "%s" has none', (text) => {
  expect(hasContactDetails(text)).toBe(false);
});

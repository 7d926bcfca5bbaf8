import { documentName } from './document-name';

test.each([
  ['https://files.example/2026/Menu%20card.pdf?download=1#page=2', 'Menu card.pdf'],
  ['https://files.example/%E0%A4%9A%E0%A4%BE%E0%A4%AF.pdf', 'चाय.pdf'],
  ['https://files.example/plans/', 'plans'],
  ['https://files.example', 'files.example'],
  ['https://files.example/100%25.pdf', '100%.pdf'],
  ['https://files.example/%E0%A4.pdf', '%E0%A4.pdf'],
])('documentName names %s as %s', (address, name) => {
  expect(documentName(address)).toBe(name);
});

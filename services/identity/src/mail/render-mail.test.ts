import { renderMail } from './render-mail';

const content = {
  subject: 'Choose a new password',
  preview: 'The link works once.',
  heading: 'Choose a new password, Asha',
  paragraphs: ['First paragraph.', 'Second paragraph.'],
  action: { label: 'Choose it', url: 'https://setu.example/api/reset-password?token=a&b=c' },
  notes: ['A small note.'],
  reason: 'You asked for it.',
};
const site = 'https://setu.example';

it('a mail has its whole content in HTML and in text', () => {
  const { html, text } = renderMail(content, site);
  const said = [
    content.heading,
    ...content.paragraphs,
    content.action.label,
    ...content.notes,
    content.reason,
  ];
  for (const words of said) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(html).toContain(`<title>${content.subject}</title>`);
  expect(html).toContain(content.preview);
  expect(html.match(/href="https:\/\/setu\.example\/api\/reset-password\?token=a&amp;b=c"/g)).toHaveLength(2);
  expect(text).toContain(`${content.action.label}:\n${content.action.url}\n`);
  expect(html).not.toMatch(/\{\{|\}\}/);
});

it('a name with bidirectional control characters, from an earlier release, does not reverse text of a mail', () => {
  const name = '\u202eAsha\u2067';
  const { subject, html, text } = renderMail(
    { ...content, subject: `${name} replied`, heading: `${name} replied`, paragraphs: [`${name} wrote.`] },
    site,
  );
  for (const part of [subject, html, text]) {
    expect(part).toContain('Asha replied');
    expect(part).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  }
});

it('a mail without an action has no button', () => {
  const { action: _, ...rest } = content;
  const { html, text } = renderMail(rest, site);
  expect(html).not.toContain('The button does not work?');
  expect(html).not.toContain('href=""');
  expect(text).not.toContain('reset-password');
});

it('markup in a name is escaped, also when it looks like a placeholder of the layout', () => {
  const heading = '<script>alert(1)</script> & {{reason}}';
  const { html, text } = renderMail({ ...content, heading }, site);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; {{reason}}');
  expect(text).toContain(heading);
});

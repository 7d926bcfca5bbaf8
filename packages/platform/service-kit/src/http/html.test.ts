import { html } from './html';

test('values are escaped, in text and in attributes', () => {
  const typed = `"><script>alert('x')</script>&`;
  expect(html`<input value="${typed}">`.text).toBe(
    '<input value="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">',
  );
});

test('a value cannot reverse the text around it', () => {
  expect(html`<p>${'Nadi\u202e'} invites you</p>`.text).toBe('<p>Nadi invites you</p>');
});

test('html does not escape its own markup, joins lists and renders null as nothing', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${false}${null}${undefined}${0}`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>0',
  );
});

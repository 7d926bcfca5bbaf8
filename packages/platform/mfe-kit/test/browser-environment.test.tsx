const labelsOf = (id: string) =>
  [...(document.querySelector<HTMLInputElement>(`#${id}`)?.labels ?? [])].map((label) => label.textContent);

afterEach(() => {
  document.body.innerHTML = '';
});

test('a control has the labels that name it and the one around it', () => {
  document.body.innerHTML = `
    <label for="price">Price</label>
    <label>Around <input id="price"><input id="second"></label>
    <label for="price">In rupees</label>
    <label for="other">Elsewhere <textarea id="other-text"></textarea></label>`;
  expect(labelsOf('price')).toEqual(['Price', 'Around ', 'In rupees']);
  expect(labelsOf('second')).toEqual([]);
  expect(labelsOf('other-text')).toEqual([]);
});

test('labels follow changes of the document', () => {
  document.body.innerHTML = '<label for="one">One</label><select id="one"></select>';
  expect(labelsOf('one')).toEqual(['One']);
  document.querySelector('label')?.setAttribute('for', 'two');
  expect(labelsOf('one')).toEqual([]);
});

test('a hidden field and an element without labels have none', () => {
  document.body.innerHTML =
    '<label for="token">Token</label><input id="token" type="hidden"><p id="text"></p>';
  expect(document.querySelector<HTMLInputElement>('#token')?.labels).toBeNull();
  expect(document.querySelector<HTMLInputElement>('#text')?.labels).toBeUndefined();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aPerson } from '../../test/a-person';
import { AccountMenu } from './account-menu';

const user = aPerson();

afterEach(() => sessionStorage.clear());

test('Log out sends a POST, so that no link of another site can end the session', () => {
  const sent: string[] = [];
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent.push(`${this.method} ${new URL(this.action).pathname}`);
  });
  render(
    <MemoryRouter>
      <AccountMenu user={user} trigger={<button type="button">Account</button>} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(sent).toEqual(['post /api/logout']);
  submit.mockRestore();
});

test('logging out deletes the drafts, so that the next user of this computer sees none', () => {
  sessionStorage.setItem('draft:inquiry:1:message', 'My budget is 25 lakh');
  render(
    <MemoryRouter>
      <AccountMenu user={user} trigger={<button type="button">Account</button>} />
    </MemoryRouter>,
  );
  const logOut = screen.getByRole('menuitem', { name: 'Log out' });
  expect(logOut.getAttribute('href')).toBe('/api/logout');
  // jsdom cannot navigate.
  logOut.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(logOut);
  expect(sessionStorage.getItem('draft:inquiry:1:message')).toBeNull();
});

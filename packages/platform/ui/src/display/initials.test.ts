import { initials } from './initials';

describe('initials', () => {
  it.each([
    [{ firstName: 'Asha', lastName: 'Rao', email: 'x@demo.test' }, 'AR'],
    [{ firstName: ' asha ', lastName: 'rao' }, 'AR'],
    [{ firstName: 'Asha', lastName: '', email: 'x@demo.test' }, 'A'],
    [{ firstName: '', lastName: 'Rao', email: 'x@demo.test' }, 'X'],
    [{ firstName: null, lastName: null, email: 'x@demo.test' }, 'X'],
    [{}, 'U'],
    [{ firstName: '  ', email: '' }, 'U'],
    [{ firstName: 'निधि', lastName: 'राव' }, 'निरा'],
    [{ firstName: '😀', lastName: 'Rao' }, '😀R'],
    [{ firstName: '😀 Ravi', lastName: '<Rao>' }, 'RR'],
  ])('the initials of %j are %s', (user, expected) => {
    expect(initials(user)).toBe(expected);
  });
});

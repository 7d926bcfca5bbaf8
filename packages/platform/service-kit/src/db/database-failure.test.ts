import { databaseFailure } from './database-failure';

it.each(['EINVAL', 'EACCES', 'EADDRNOTAVAIL'])(
  'a connection that the system refuses to make (%s) is no bug: the answer is 503',
  (code) => {
    const error = Object.assign(new Error(`connect ${code} 10.0.0.7:5432`), { code, syscall: 'connect' });
    expect(databaseFailure(error)).toMatchObject({ status: 503, code: 'database_unavailable' });
  },
);

it('an error of a program is none of the database', () => {
  expect(databaseFailure(Object.assign(new Error('invalid argument'), { code: 'EINVAL' }))).toBeNull();
});

import { databaseFailure } from './database-failure';

it.each(['EINVAL', 'EACCES', 'EADDRNOTAVAIL'])(
  'a connection that the system refuses to make (%s) answers 503 and is not a bug',
  (code) => {
    const error = Object.assign(new Error(`connect ${code} 10.0.0.7:5432`), { code, syscall: 'connect' });
    expect(databaseFailure(error)).toMatchObject({ status: 503, code: 'database_unavailable' });
  },
);

it('an error of a program is not a database failure', () => {
  expect(databaseFailure(Object.assign(new Error('invalid argument'), { code: 'EINVAL' }))).toBeNull();
});

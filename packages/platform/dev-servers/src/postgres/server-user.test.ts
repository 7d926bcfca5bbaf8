import { userInfo } from 'node:os';
import { StartProblem } from '../report/start-problem';
import { checkUserName } from './server-user';

test('checkUserName refuses a user without a name, and explains the fix', () => {
  const failing = () => {
    throw new Error('A system error occurred: uv_os_get_passwd returned ENOENT (no such file or directory)');
  };
  expect(() => checkUserName(failing)).toThrow(StartProblem);
  expect(() => checkUserName(failing)).toThrow(/has no line in .* set DATABASE_URL/);
});

test('checkUserName accepts a user with a name', () => {
  expect(() => checkUserName(userInfo)).not.toThrow();
});
